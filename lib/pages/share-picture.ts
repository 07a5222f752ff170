import type { Lang } from "#/lib/i18n/lang.ts";

/** Size of every share picture in pixels: networks show it whole. */
const SIZE = { width: 1200, height: 630 };

/** The picture of a shared link, drawn by the server from cover, title and sound (contract §9, our addition). */
export function sharePicture(
  lang: Lang,
  kind:
    | "album"
    | "track"
    | "composer"
    | "placement"
    | "page"
    | "project"
    | "country"
    | "region"
    | "continent",
  slug: string,
  alt: string,
) {
  return {
    url: `/media/share/${lang}/${kind}/${encodeURIComponent(slug)}.png`,
    alt,
    type: "image/png",
    ...SIZE,
  };
}

export type SharePicture = ReturnType<typeof sharePicture>;
