import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Place, readOutlines, readPlaces } from "./map-outlines.ts";
import { loadMapScript } from "./map-scripts.ts";

/** Zoom from which the detailed outlines are drawn. */
const CLOSE = 2.5;

const shared = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { silent: true },
} as const;

const outlinesQuery = queryOptions({
  ...shared,
  queryKey: ["map", "countries"],
  queryFn: async () => readOutlines(await loadMapScript("countries")),
});
const closeOutlinesQuery = queryOptions({
  ...shared,
  queryKey: ["map", "close-countries"],
  queryFn: async () => readOutlines(await loadMapScript("closeCountries")),
});
const placesQuery = queryOptions({
  ...shared,
  queryKey: ["map", "places"],
  queryFn: async () => readPlaces(await loadMapScript("places")),
});

const NOWHERE: ReadonlyMap<string, Place> = new Map();

/** Returns the positions of countries: undefined while loading, empty after a failure. */
export function usePlaces(): ReadonlyMap<string, Place> | undefined {
  const { data, isError } = useQuery(placesQuery);
  return data ?? (isError ? NOWHERE : undefined);
}

/** Returns the outlines to draw at a zoom; the detailed ones replace the others once they are loaded. */
export function useOutlines(zoom: number) {
  const { data, isError, isFetching, refetch } = useQuery(outlinesQuery);
  const { data: close } = useQuery({ ...closeOutlinesQuery, enabled: zoom >= CLOSE });
  return {
    outlines: (zoom >= CLOSE && close) || data,
    failed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
