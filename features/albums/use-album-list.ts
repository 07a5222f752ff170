import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Lang } from "#/lib/i18n/lang.ts";
import { keepRows } from "#/lib/navigation/use-list-query.ts";
import type { AlbumPage, ListFilters } from "./album-list-data.ts";
import { ALL_ALBUMS, type AlbumListState, writeAlbumListState } from "./album-list-state.ts";

/**
 * Returns the page of albums and the filters for a state of the list. `given` came with the HTML; everything else is
 * fetched on demand, including the code that fetches it. Meanwhile the previous rows stay, except on arrival
 * (`isArriving`), when they may belong to another address.
 */
export function useAlbumList(
  state: AlbumListState,
  lang: Lang,
  {
    isArriving,
    ...given
  }: {
    isArriving: boolean;
    state: AlbumListState;
    albums: AlbumPage | null;
    filters: ListFilters | null;
  },
) {
  const address = writeAlbumListState(state);
  const filtering = filteringOf(state);
  const albums = useQuery({
    queryKey: ["albums", lang, address],
    queryFn: async ({ signal }) => (await import("./album-list-data.ts")).fetchAlbums(state, lang, signal),
    initialData: address === writeAlbumListState(given.state) ? (given.albums ?? undefined) : undefined,
    placeholderData: keepRows<AlbumPage>(isArriving, (page) => page.albums),
    meta: { silent: true },
  });
  const filters = useQuery<ListFilters>({
    queryKey: ["album-filters", filtering],
    queryFn: async ({ signal }) => (await import("./album-list-data.ts")).fetchAlbumFilters(state, signal),
    initialData: filtering === filteringOf(given.state) ? (given.filters ?? undefined) : undefined,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { albums, filters: filters.data };
}

const filteringOf = (state: AlbumListState) =>
  writeAlbumListState({ ...state, page: 1, order: ALL_ALBUMS.order });
