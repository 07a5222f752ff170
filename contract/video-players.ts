/** Origins of the players in which a placement's video may be shown; the site frames nothing else (contract §4.7). */
export const VIDEO_PLAYERS = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
  dailymotion: "https://geo.dailymotion.com",
} as const;
