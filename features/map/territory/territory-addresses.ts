import { mapIndex } from "#/features/map/reading/map-index.ts";
import { mapReads } from "#/features/map/reading/map-reads.ts";
import { localPath } from "#/lib/i18n/local-path.ts";

/**
 * Returns the address of every territory with music, in both languages, without duplicates, for visitors without
 * scripts.
 */
export async function territoryAddresses(): Promise<{ fr: string; en: string }[]> {
  const { regions, continents } = await mapReads();
  const path = (slug: string) => localPath(`/carte/${encodeURIComponent(slug)}`, "fr");
  const heard = mapIndex(regions, continents).filter(({ trackCount }) => trackCount > 0);
  const pages = heard.map(({ slugs }) => ({
    fr: path(slugs.fr),
    en: path(slugs.en),
  }));
  return [...new Map(pages.map((page) => [page.fr, page])).values()];
}
