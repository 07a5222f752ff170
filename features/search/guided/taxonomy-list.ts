/** Slug of the site's own entry for continents and countries. */
export const TERRITORIES = "territories";
/** Taxonomy that is never listed (specification §9). */
const SUBGENRES = "subgenres";
/** «A Territories entry is inserted at position 2 of the taxonomy list» (specification §9). */
const TERRITORIES_INDEX = 1;

/** Returns the taxonomies for filters: inserts Territories in second place, then removes `subgenres` (S48, S49). */
export function taxonomyList<Entry extends { slug: string }>(
  taxonomies: readonly Entry[],
): (Entry | { slug: typeof TERRITORIES })[] {
  const listed = [
    ...taxonomies.slice(0, TERRITORIES_INDEX),
    { slug: TERRITORIES } as const,
    ...taxonomies.slice(TERRITORIES_INDEX),
  ];
  return listed.filter((entry) => entry.slug !== SUBGENRES);
}
