import type { z } from "zod";
import { type AlbumFilters, albumFiltersEndpoint, albumsEndpoint } from "#/contract/album.ts";
import { call } from "#/lib/api/call.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { type AlbumListState, albumFilterQuery, albumListQuery } from "./album-list-state.ts";
import { type CardAlbum, cardAlbum } from "./card-album.ts";

/** A page of the list, with the data of its cards, and the number of albums on all pages. */
export interface AlbumPage {
  albums: CardAlbum[];
  total: number;
}

/** Picks the list's data from a response of the backend. */
export function albumPage(answer: z.infer<typeof albumsEndpoint.answer>): AlbumPage {
  return { albums: answer["hydra:member"].map(cardAlbum), total: answer["hydra:totalItems"] };
}

/** The filters that the list's panel offers. */
export type ListFilters = Pick<AlbumFilters, "writers" | "taxonomies" | "total">;

/** Taxonomies that the panel offers; finer terms belong to guided search. */
const OFFERED = ["moods", "genres"];

/** Picks the data of the panel, with all `chosen` terms: it is part of the HTML. */
export function listFilters(
  { writers, taxonomies, total }: AlbumFilters,
  chosen: readonly string[],
): ListFilters {
  return {
    writers,
    taxonomies: taxonomies.flatMap(({ slug, title, titleFr, terms }) => {
      const kept = OFFERED.includes(slug) ? terms : terms.filter((term) => chosen.includes(term.slug));
      if (kept.length === 0) return [];
      return [{ slug, title, titleFr, terms: kept.map(({ family: _, ...term }) => term) }];
    }),
    total,
  };
}

/** Fetches a page of the album list. */
export async function fetchAlbums(
  state: AlbumListState,
  lang: Lang,
  signal: AbortSignal,
): Promise<AlbumPage> {
  return albumPage(await call(albumsEndpoint, { query: albumListQuery(state, lang), signal }));
}

/** Fetches the remaining filters of the list, with counts under the active ones. */
export function fetchAlbumFilters(state: AlbumListState, signal: AbortSignal): Promise<AlbumFilters> {
  return call(albumFiltersEndpoint, { query: albumFilterQuery(state), signal });
}
