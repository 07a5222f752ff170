import type { Placement } from "#/contract/placement.ts";
import { mediaUrl } from "#/lib/media.ts";
import { type Video, videoOf } from "./video-of.ts";

/** A film that the site plays itself, by its address. */
export interface Film {
  film: string;
}

/** What the page of a placement plays: its own film, else a video of a known player; null without either. */
export function shownVideo({ film, videoUrl }: Pick<Placement, "film" | "videoUrl">): Film | Video | null {
  return film ? { film: mediaUrl(film) } : videoOf(videoUrl);
}
