import type { MapIsland } from "#/features/map/reading/map-island.ts";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import { internalPath } from "#/lib/i18n/local-path.ts";

/** Returns the slug of the territory in a path of the site (`/en/worldmap/mali` returns `mali`), or null. */
export function territorySlug(pathname: string): string | null {
  const [, page, slug] = internalPath(pathname).split("/");
  return page === "carte" && slug ? decodeSegment(slug) : null;
}

/** Returns the codes of the countries of a slug, and whether it is a single country. */
export function codesOf(island: Pick<MapIsland, "countries" | "groups" | "regions">, slug: string | null) {
  if (slug === null) return { codes: [], single: false };
  const country = island.countries.find((one) => one.slug === slug);
  const several =
    island.groups.find((one) => one.slug === slug) ?? island.regions.find((one) => one.slug === slug);
  // A continent and a country may have the same name: the page is then the continent's.
  if (several) return { codes: several.codes, single: false };
  return { codes: country ? [country.code] : [], single: country !== undefined };
}
