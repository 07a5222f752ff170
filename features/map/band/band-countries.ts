import type { Territory } from "#/features/map/reading/map-index.ts";

/** A country's code, its number of tracks and the slug of its dominant mood. */
export type BandCountry = readonly [code: string, count: number, mood: string | null];

/** Returns the countries that have music, with the data of the drawing only: the list is part of the page. */
export function bandCountries(territories: readonly Territory[]): BandCountry[] {
  return territories
    .filter(({ kind, trackCount }) => kind === "country" && trackCount > 0)
    .map((one) => [one.countries[0] ?? "", one.trackCount, one.moods[0]?.slug ?? null]);
}
