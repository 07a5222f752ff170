import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { fetchKinds, fetchSearch, fetchTotal } from "../search-data.ts";
import { hasFilters, SEARCH_KINDS, type SearchState } from "../search-state.ts";
import { type KindResults, kindResults, type OtherKind } from "../text/kind-results.ts";
import { type SearchWays, searchWays } from "../text/search-ways.ts";
import type { DrawnSearch } from "./use-search.ts";

/** Data from which the server renders a search: its tracks, or results of another kind; null results failed. */
export type ReadSearch = { areTracks: true; drawn: DrawnSearch } | { areTracks: false; found: ReadKind };

/** Results of a kind, and the number of tracks; with other searches if there are no tracks. */
export interface ReadKind {
  state: SearchState;
  results: KindResults | null;
  trackTotal: number | null;
  ways: SearchWays | null;
}

/**
 * Returns the results for a text. If no track is found and the visitor did not ask for tracks, the first kind with
 * results is returned instead.
 */
export async function readSearch(state: SearchState, lang: Lang): Promise<ReadSearch> {
  if (state.kind && state.kind !== "track") return readKind(state, state.kind, lang);
  const [page, kinds] = await Promise.all([
    withFallback(
      fetchSearch(state, { lang, route: "text", facets: hasFilters(state) }),
      null,
      "Titles of a search",
    ),
    withFallback(fetchKinds(state), null, "Kinds of a search"),
  ]);
  const findsNothing = page?.total === 0 && !hasFilters(state);
  const other = SEARCH_KINDS.find((kind) => kind !== "track" && kinds?.[kind]);
  if (findsNothing && !state.kind && other && other !== "track") return readKind(state, other, lang);
  const ways = findsNothing ? await withFallback(searchWays(state.text, lang), null, "Other searches") : null;
  return { areTracks: true, drawn: { state, page, kinds, ways } };
}

async function readKind(state: SearchState, kind: OtherKind, lang: Lang): Promise<ReadSearch> {
  const [results, trackTotal] = await Promise.all([
    withFallback(kindResults(state, kind), null, "Results of a kind"),
    withFallback(fetchTotal(state, { lang, route: "text" }), null, "Number of titles"),
  ]);
  const ways =
    trackTotal === 0 ? await withFallback(searchWays(state.text, lang), null, "Other searches") : null;
  return { areTracks: false, found: { state: { ...state, kind }, results, trackTotal, ways } };
}
