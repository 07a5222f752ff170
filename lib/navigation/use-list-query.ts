import { useCallback, useState } from "react";

/**
 * Returns the query of a list's address; `rendered`, with which the server rendered the page, until the browser knows
 * its own. Pass `follow` to `AddressQuery`, which calls it with the query of the address. `show` changes the address to
 * another query without a request for the page; back and forward work. `isArriving` is true until the query changes
 * here: until then, data from the server may belong to another query.
 */
export function useListQuery(rendered: string) {
  const [{ query, isArriving }, set] = useState({ query: rendered, isArriving: true, isKnown: false });
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
 * Returns a `placeholderData` for lists, which shows the previous page while the next one is loading, if it has rows
 * and the list is not just arriving at its address.
 */
export const keepRows =
  <Page>(isArriving: boolean, rowsOf: (page: Page) => readonly unknown[]) =>
  (before: Page | undefined): Page | undefined =>
    isArriving || !before || rowsOf(before).length === 0 ? undefined : before;
