import { VIDEO_HOSTS, VIDEO_PLAYERS } from "#/contract/video-players.ts";

/** A playable video: the provider, and the address of its player. */
export interface Video {
  provider: string;
  embed: string;
}

/** Format of video ids of all three providers: no character can leave the path into which they are put. */
const ID = /^[\w-]{1,64}$/;

/**
 * Returns the player for a placement's `videoUrl` (the address of a video's page or of its player) on YouTube,
 * Vimeo or Dailymotion; null for anything else, which the site does not frame. YouTube's is the one without
 * cookies, and Vimeo is asked not to track. The player starts at once, because it is inserted when its poster is
 * pressed.
 */
export function videoOf(videoUrl: string | null): Video | null {
  const url = videoUrl ? URL.parse(videoUrl) : null;
  if (url?.protocol !== "https:" || !VIDEO_HOSTS.test(url.hostname)) return null;
  const host = url.hostname.replace(/^(www|m)\./, "");
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);

  if (host === "youtu.be") return youtube(first);
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    return youtube(first === "watch" ? (url.searchParams.get("v") ?? "") : isVideoPath(first) ? second : "");
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    const id = first === "video" ? second : first;
    return /^\d+$/.test(id) ? player("Vimeo", `${VIDEO_PLAYERS.vimeo}/video/${id}?dnt=1&autoplay=1`) : null;
  }
  if (host === "dai.ly") return dailymotion(first);
  if (host === "dailymotion.com") return dailymotion(first === "embed" ? url.pathname.split("/")[3] : second);
  if (host === "geo.dailymotion.com") return dailymotion(url.searchParams.get("video") ?? "");
  return null;
}

const isVideoPath = (segment: string) => ["embed", "shorts", "live"].includes(segment);

function youtube(id: string): Video | null {
  return ID.test(id) ? player("YouTube", `${VIDEO_PLAYERS.youtube}/embed/${id}?autoplay=1&rel=0`) : null;
}

function dailymotion(id = ""): Video | null {
  return ID.test(id)
    ? player("Dailymotion", `${VIDEO_PLAYERS.dailymotion}/player.html?video=${id}&autoplay=1`)
    : null;
}

function player(provider: string, embed: string): Video {
  return { provider, embed };
}
