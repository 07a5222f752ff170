import { type Marker, markersEndpoint, type Region, regionsEndpoint } from "#/contract/map.ts";
import { type Continent, continentsEndpoint } from "#/contract/taxonomy.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { CATALOGUE_REVALIDATE } from "#/lib/api/revalidate.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";

/** The map's data; a part that failed to load is empty (acceptance S24, S59). */
export interface MapReads {
  regions: Region[];
  continents: Continent[];
  markers: Marker[];
}

const ENABLED = { isEnable: "1", isFeatured: "1" } as const;

/** Fetches continents, regions and markers of the world map in parallel; `read` makes the calls. */
export async function mapReads(read: typeof cachedCall = cachedCall): Promise<MapReads> {
  const kept = (tag: string) => ({ tags: [tag, "tracks"], revalidate: CATALOGUE_REVALIDATE });
  const [regions, continents, markers] = await Promise.all([
    withFallback(read(regionsEndpoint, {}, kept("regions")), null, "Regions of the map"),
    withFallback(read(continentsEndpoint, { query: ENABLED }, kept("continents")), null, "Continents"),
    withFallback(read(markersEndpoint, {}, kept("markers")), null, "Markers of the map"),
  ]);
  return {
    regions: regions?.["hydra:member"] ?? [],
    continents: continents?.["hydra:member"] ?? [],
    markers: markers?.["hydra:member"] ?? [],
  };
}
