import { mapIndex } from "#/features/map/reading/map-index.ts";
import { mapReads } from "#/features/map/reading/map-reads.ts";
import { bandCountries } from "./band-countries.ts";
import { BandFrame } from "./band-frame.tsx";

/** The map as a band across a page: where there is music, how much, and of which mood; nothing where none is known. */
export async function MapBand() {
  const { regions, continents } = await mapReads();
  const countries = bandCountries(mapIndex(regions, continents));
  return countries.length > 0 && <BandFrame countries={countries} />;
}
