import type { SearchState } from "../search-state.ts";

/** Returns the state with a synonym switched on or off, back on its first page. */
export function switchedSynonym(state: SearchState, term: string): SearchState {
  const off = state.without.includes(term);
  return {
    ...state,
    filters: { ...state.filters, page: 1 },
    without: off ? state.without.filter((other) => other !== term) : [...state.without, term],
  };
}
