import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { WriterFilters } from "#/contract/writer.ts";
import { keepRows } from "#/lib/navigation/use-list-query.ts";
import type { ComposerPage } from "./composer-list-data.ts";
import { type ComposerListState, writeComposerListState } from "./composer-list-state.ts";

/**
 * Returns the page of composers and the letters for a state of the list. `given` came with the HTML; everything else is
 * fetched on demand, including the code that fetches it. Meanwhile the previous rows stay, except on arrival
 * (`isArriving`), when they may belong to another address.
 */
export function useComposerList(
  state: ComposerListState,
  {
    isArriving,
    ...given
  }: {
    isArriving: boolean;
    state: ComposerListState;
    composers: ComposerPage | null;
    letters: WriterFilters | null;
  },
) {
  const address = writeComposerListState(state);
  const composers = useQuery({
    queryKey: ["composers", address],
    queryFn: async ({ signal }) => (await import("./composer-list-data.ts")).fetchComposers(state, signal),
    initialData: address === writeComposerListState(given.state) ? (given.composers ?? undefined) : undefined,
    placeholderData: keepRows<ComposerPage>(isArriving, (page) => page.composers),
    meta: { silent: true },
  });
  const letters = useQuery({
    queryKey: ["composer-letters", state.search],
    queryFn: async ({ signal }) =>
      (await import("./composer-list-data.ts")).fetchLetters(state.search, signal),
    initialData: state.search === given.state.search ? (given.letters ?? undefined) : undefined,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { composers, letters: letters.data ?? given.letters };
}
