import type { Lang } from "#/lib/i18n/lang.ts";

/** Size of the embedded player, pixels; an album shows its list below the playing track. */
export const EMBED_WIDTH = 640;
export const EMBED_HEIGHT = { album: 420, track: 152 } as const;

/** Returns the path of the embeddable player of an album or a track. */
export function embedPath(lang: Lang, slug: string): string {
  return `/embed/${lang}/${encodeURIComponent(slug)}`;
}
