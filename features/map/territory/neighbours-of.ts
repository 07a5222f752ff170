import { continentOf, type Territory } from "#/features/map/reading/map-index.ts";

/** Maximum number of neighbours in a panel. */
const MOST = 6;

/**
 * Returns related territories with music: for a country, those of its region, or of its continent if it is alone
 * in its region; for a region or continent, the countries or regions within it.
 */
export function neighboursOf(territory: Territory, territories: readonly Territory[]): Territory[] {
  const sounding = territories.filter((one) => one.trackCount > 0 && one !== territory);
  const best = (found: Territory[]) =>
    found.toSorted((one, other) => other.trackCount - one.trackCount).slice(0, MOST);
  if (territory.kind !== "country") return best(sounding.filter(({ within }) => within === territory));
  const near = sounding.filter(({ kind, within }) => kind === "country" && within === territory.within);
  if (near.length > 0 && territory.within) return best(near);
  const continent = continentOf(territory);
  return continent
    ? best(sounding.filter((one) => one.kind === "country" && continentOf(one) === continent))
    : [];
}
