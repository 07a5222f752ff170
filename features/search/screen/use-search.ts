import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { KindCounts } from "../search-data.ts";
import type { SearchPage } from "../search-page.ts";
import { type SearchRoute, type SearchState, searchAddress } from "../search-state.ts";
import type { SearchWays } from "../text/search-ways.ts";

/** Data that came with the HTML: a page of tracks, the number of each kind; null after a failure. */
export interface DrawnSearch {
  state: SearchState;
  page: SearchPage | null;
  kinds: KindCounts | null;
  /** Results of other searches, if this one finds nothing. */
  ways: SearchWays | null;
}

/**
 * Returns the page of tracks for a state of search. That of the address came with the HTML; other pages are fetched,
 * and so is the code for that. Meanwhile the previous page stays, with its counts.
 */
export function useSearch(
  state: SearchState,
  { route, facets, drawn }: { route: SearchRoute; facets: boolean; drawn: DrawnSearch },
) {
  const lang = useLang();
  const address = searchAddress(state, "guided", lang);
  const isDrawn = address === searchAddress(drawn.state, "guided", lang);
  const counted = facets || state.text === "";
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["search", address, route === "synonyms", counted],
    queryFn: async ({ signal }) =>
      (await import("../search-data.ts")).fetchSearch(state, { lang, route, facets: counted, signal }),
    initialData: isDrawn && (!counted || drawn.page?.counts) ? (drawn.page ?? undefined) : undefined,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  // Counts are fetched together with the same tracks, which are on screen already.
  const isShown = isDrawn && data !== undefined && data === drawn.page;
  const isWaiting = isFetching && (isPlaceholderData || !data) && !isShown;
  return { page: data, isWaiting, retry: () => void refetch() };
}
