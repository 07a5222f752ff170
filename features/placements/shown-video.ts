import type { Placement } from "#/contract/placement.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { mediaUrl } from "#/lib/pages/media.ts";
import { type Video, videoOf } from "./video-of.ts";

/** A film that the site plays itself, by its address. */
export interface Film {
  film: string;
  /** Its captions as WebVTT, and their language; null without any. */
  captions?: { text: string; lang: Lang } | null;
}

/** Returns the video of a placement's page: its own film, else a video of a known player; null without either. */
export function shownVideo(placement: Shown, lang: Lang): Film | Video | null {
  const { film, videoUrl } = placement;
  return film ? { film: mediaUrl(film), captions: captionsOf(placement, lang) } : videoOf(videoUrl);
}

type Shown = Pick<Placement, "film" | "videoUrl" | "captions" | "captionsEn">;

/** Returns the captions in the page's language, else those in the other one. */
function captionsOf({ captions, captionsEn }: Shown, lang: Lang): Film["captions"] {
  const [own, other] = lang === "fr" ? [captions, captionsEn] : [captionsEn, captions];
  if (own) return { text: own, lang };
  return other ? { text: other, lang: lang === "fr" ? "en" : "fr" } : null;
}
