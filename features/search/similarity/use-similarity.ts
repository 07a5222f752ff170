import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Id } from "#/contract/hydra.ts";
import type { Source } from "./similarity-data.ts";
import { type SimilarityState, writeSimilarityState } from "./similarity-state.ts";

/** Returns the tracks similar to a source, under a state; the previous ones stay until the next ones have arrived. */
export function useSimilarity(source: Source | null, state: SimilarityState) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["similar", source, writeSimilarityState(state)],
    queryFn: async ({ signal }) => {
      if (!source) throw new Error("Nothing to compare with");
      return (await import("./similarity-data.ts")).fetchSimilar(source, state, signal);
    },
    enabled: source !== null,
    placeholderData: source ? keepPreviousData : undefined,
    meta: { silent: true },
  });
  return {
    answer: source ? data : undefined,
    error: source ? error : null,
    isWaiting: isFetching && (isPlaceholderData || !data),
    retry: () => void refetch(),
  };
}

/** The reference track. */
export function useReferenceTrack(id: Id | null) {
  const { data } = useQuery({
    queryKey: ["track", id],
    queryFn: async ({ signal }) => (await import("./similarity-data.ts")).fetchTrack(id ?? 0, signal),
    enabled: id !== null,
    meta: { silent: true },
  });
  return id === null ? null : (data ?? null);
}
