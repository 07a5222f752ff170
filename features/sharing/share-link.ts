import type { Lang } from "#/lib/i18n/lang.ts";
import { localPath } from "#/lib/i18n/local-path.ts";

/** Returns `{siteDomain}/{locale}/album/{slug}` (specification §2, acceptance S63); `site` has no trailing slash. */
export function albumShareLink(site: string, lang: Lang, slug: string): string {
  return `${site}/${lang}/album/${encodeURIComponent(slug)}`;
}

/** Returns `{siteDomain}/fr/nos-placements/{slug}` or `{siteDomain}/en/our-placements/{slug}` (S63). */
export function placementShareLink(site: string, lang: Lang, slug: string): string {
  return site + localPath(`/nos-placements/${encodeURIComponent(slug)}`, lang);
}

/** Returns `{siteDomain}/fr/nos-compositeurs/{slug}` or `{siteDomain}/en/our-composers/{slug}`. */
export function composerShareLink(site: string, lang: Lang, slug: string): string {
  return site + localPath(`/nos-compositeurs/${encodeURIComponent(slug)}`, lang);
}
