import type { z } from "zod";
import { type AlbumFilters, albumFiltersEndpoint, albumsEndpoint } from "#/contract/album.ts";
import { call } from "#/lib/call.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { type AlbumListState, albumFilterQuery, albumListQuery } from "./album-list-state.ts";

export type AlbumPage = z.infer<typeof albumsEndpoint.answer>;

/** A page of the album list. */
export function fetchAlbums(state: AlbumListState, lang: Lang, signal: AbortSignal): Promise<AlbumPage> {
  return call(albumsEndpoint, { query: albumListQuery(state, lang), signal });
}

/** What the list can still be filtered by, with counts under the filters already on. */
export function fetchAlbumFilters(state: AlbumListState, signal: AbortSignal): Promise<AlbumFilters> {
  return call(albumFiltersEndpoint, { query: albumFilterQuery(state), signal });
}
