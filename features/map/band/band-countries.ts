import type { Territory } from "#/features/map/reading/map-index.ts";

/** A country by its code, with the number of its tracks and the slug of the mood that dominates. */
export type BandCountry = readonly [code: string, count: number, mood: string | null];

/** The countries that have music: they travel in the page, so no more than the drawing tells. */
export function bandCountries(territories: readonly Territory[]): BandCountry[] {
  return territories
    .filter(({ kind, trackCount }) => kind === "country" && trackCount > 0)
    .map((one) => [one.countries[0] ?? "", one.trackCount, one.moods[0]?.slug ?? null]);
}
