/** Hosts of the pages and players in a placement's `videoUrl` (contract §4.7). */
export const VIDEO_HOSTS =
  /^((www|m)\.)?(youtube|youtube-nocookie|vimeo|dailymotion)\.com$|^(youtu\.be|dai\.ly|player\.vimeo\.com|geo\.dailymotion\.com)$/;

/** Origins of the players in which a placement's video may be shown; the site frames nothing else (contract §4.7). */
export const VIDEO_PLAYERS = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
  dailymotion: "https://geo.dailymotion.com",
} as const;
