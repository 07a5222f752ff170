import { mapIndex } from "#/features/map/reading/map-index.ts";
import { mapReads } from "#/features/map/reading/map-reads.ts";
import { bandCountries } from "./band-countries.ts";
import { BandFrame } from "./band-frame.tsx";

/**
 * Renders the map as a band across a page: where there is music, how much, and in which mood. Renders nothing if
 * no country has music.
 */
export async function MapBand() {
  const { regions, continents } = await mapReads();
  const countries = bandCountries(mapIndex(regions, continents));
  return countries.length > 0 && <BandFrame countries={countries} />;
}
