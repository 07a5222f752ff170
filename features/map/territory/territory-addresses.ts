import { mapIndex } from "#/features/map/reading/map-index.ts";
import { mapReads } from "#/features/map/reading/map-reads.ts";
import { localPath } from "#/lib/i18n/local-path.ts";

/** The page of every territory that has music, in both languages, each once: what the map leads to without scripts. */
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
