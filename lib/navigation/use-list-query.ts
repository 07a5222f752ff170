import { useCallback, useState } from "react";

/**
 * Returns the query of a list's address, `drawn` until it is known. `follow` is told the address (`AddressQuery`),
 * `show` moves to the query of a written state without requesting the page from the server; back and forward work.
 * `isArriving` is true until the query changes here: what the page came with may be for another one.
 */
export function useListQuery(drawn: string) {
  const [{ query, isArriving }, set] = useState({ query: drawn, isArriving: true, isKnown: false });
  const follow = useCallback(
    (next: string) =>
      set((now) => ({
        query: next,
        isArriving: now.isArriving && (!now.isKnown || next === now.query),
        isKnown: true,
      })),
    [],
  );
  const show = useCallback((address: string) => {
    set({ query: address.slice(1), isArriving: false, isKnown: true });
    window.history.pushState(null, "", location.pathname + address);
  }, []);
  return { query, isArriving, follow, show };
}

/**
 * Returns what a list shows while its next page is on its way (`placeholderData`): the page before, if that has rows and
 * the list is not just arriving at its address.
 */
export const keepRows =
  <Page>(isArriving: boolean, rowsOf: (page: Page) => readonly unknown[]) =>
  (before: Page | undefined): Page | undefined =>
    isArriving || !before || rowsOf(before).length === 0 ? undefined : before;
