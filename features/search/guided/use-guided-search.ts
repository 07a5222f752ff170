import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { GuidedPage } from "./guided-page.ts";
import { type GuidedState, readGuidedState, writeGuidedState } from "./guided-state.ts";

/**
 * The page of titles for a state of guided search. What is `given` came with the HTML;
 * what else is asked for is fetched, and so is the code that fetches. Meanwhile the page before stays, with its counts.
 */
export function useGuidedSearch(state: GuidedState, given: { query: string; page: GuidedPage | null }) {
  const first = writeGuidedState(readGuidedState(new URLSearchParams(given.query)));
  const address = writeGuidedState(state);
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["guided", address],
    queryFn: async ({ signal }) => (await import("./guided-data.ts")).fetchGuided(state, signal),
    initialData: address === first ? (given.page ?? undefined) : undefined,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { page: data, isWaiting: isFetching && (isPlaceholderData || !data), retry: () => void refetch() };
}
