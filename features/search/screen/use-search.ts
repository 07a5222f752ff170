import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { KindCounts } from "../search-data.ts";
import type { SearchPage } from "../search-page.ts";
import { type SearchRoute, type SearchState, searchAddress } from "../search-state.ts";
import type { SearchWays } from "../text/search-ways.ts";

/** What came with the HTML: a page of titles, how much there is of each kind; null what could not be had. */
export interface DrawnSearch {
  state: SearchState;
  page: SearchPage | null;
  kinds: KindCounts | null;
  /** What other searches would find, where this one finds nothing. */
  ways: SearchWays | null;
}

/**
 * The page of titles for a state of search. That of the address came with the HTML; what else is asked for is fetched,
 * and so is the code that fetches. Meanwhile the page before stays, with its counts.
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
  // Counts are fetched with their titles: those on screen are the same meanwhile.
  const isShown = isDrawn && data !== undefined && data === drawn.page;
  const isWaiting = isFetching && (isPlaceholderData || !data) && !isShown;
  return { page: data, isWaiting, retry: () => void refetch() };
}
