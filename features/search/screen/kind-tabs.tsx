import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SearchState } from "../search-state.ts";
import { SearchTabs } from "../text/search-tabs.tsx";
import type { DrawnSearch } from "./use-search.ts";

/**
 * Renders the kinds of results, each with its number, for a text that may have changed in the browser; `drawn` is the
 * search that the server rendered.
 */
export function KindTabs({
  state,
  total,
  drawn,
}: {
  state: SearchState;
  /** Number of tracks found by the brief. */
  total: number | undefined;
  drawn: DrawnSearch;
}) {
  const { data: kinds } = useQuery({
    queryKey: ["search-kinds", state.text, state.without],
    queryFn: async ({ signal }) => (await import("../search-data.ts")).fetchKinds(state, signal),
    initialData: state.text === drawn.state.text ? (drawn.kinds ?? undefined) : undefined,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  if (!kinds) return null;
  return <SearchTabs state={state} kind="track" counts={{ ...kinds, track: total ?? kinds.track }} />;
}
