import { type Marker, markersEndpoint, type Region, regionsEndpoint } from "#/contract/map.ts";
import { type Continent, continentsEndpoint } from "#/contract/taxonomy.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";

/** Seconds the map is kept; a purge of its tags comes sooner (contract §0.3). */
const REVALIDATE = 300;

/** What the map is made of; a part that cannot be had is empty (acceptance S24, S59). */
export interface MapReads {
  regions: Region[];
  continents: Continent[];
  markers: Marker[];
}

const ENABLED = { isEnable: "1", isFeatured: "1" } as const;

/** Continents, regions and markers of the world map, asked for together; `read` is how they are called. */
export async function mapReads(read: typeof cachedCall = cachedCall): Promise<MapReads> {
  const kept = (tag: string) => ({ tags: [tag, "tracks"], revalidate: REVALIDATE });
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
