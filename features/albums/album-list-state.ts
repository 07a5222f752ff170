import type { Lang } from "#/lib/i18n/lang.ts";
import { pageNumber, slugList } from "#/lib/navigation/query-values.ts";

/** Albums on a page of the list (contract §4.1). */
export const ALBUMS_A_PAGE = 24;

export const ALBUM_ORDERS = ["catalogue", "name", "newest"] as const;
export type AlbumOrder = (typeof ALBUM_ORDERS)[number];

/** State of the album list in its address: `writers` and `terms` are slugs. */
export interface AlbumListState {
  search: string;
  writers: string[];
  terms: string[];
  order: AlbumOrder;
  page: number;
}

export const ALL_ALBUMS: AlbumListState = { search: "", writers: [], terms: [], order: "catalogue", page: 1 };

/** Reads the state from the query of the address; ignores invalid values. */
export function readAlbumListState(query: URLSearchParams): AlbumListState {
  return {
    search: (query.get("search") ?? "").trim(),
    writers: slugList(query.getAll("writers")),
    terms: slugList(query.getAll("terms")),
    order: ALBUM_ORDERS.find((known) => known === query.get("order")) ?? ALL_ALBUMS.order,
    page: pageNumber(query.get("page")),
  };
}

/** Returns the query of the address for a state, `?` included; empty for the whole list. */
export function writeAlbumListState({ search, writers, terms, order, page }: AlbumListState): string {
  const query = [
    search && `search=${encodeURIComponent(search)}`,
    writers.length > 0 && `writers=${writers.map(encodeURIComponent).join(",")}`,
    terms.length > 0 && `terms=${terms.map(encodeURIComponent).join(",")}`,
    order !== ALL_ALBUMS.order && `order=${order}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return query.length > 0 ? `?${query.join("&")}` : "";
}

/** Returns whether a filter or a search narrows the list; page and order do not. */
export function isFiltered({ search, writers, terms }: AlbumListState): boolean {
  return search !== "" || writers.length > 0 || terms.length > 0;
}

/** Toggles a slug and returns to the first page. */
export function toggled(state: AlbumListState, kind: "writers" | "terms", slug: string): AlbumListState {
  const present = state[kind].includes(slug);
  const next = present ? state[kind].filter((other) => other !== slug) : [...state[kind], slug];
  return { ...state, [kind]: next, page: 1 };
}

/** Returns the filters of a state with the API's names (contract §4.1). */
export function albumFilterQuery({ search, writers, terms }: AlbumListState) {
  return {
    ...(search && { search }),
    ...(writers.length > 0 && { "writers[]": writers }),
    ...(terms.length > 0 && { "terms[]": terms }),
  };
}

/** Returns the whole state with the API's names; names sort by the title of the language (specification §9). */
export function albumListQuery(state: AlbumListState, lang: Lang) {
  return {
    ...albumFilterQuery(state),
    ...(state.order === "name" && { [lang === "fr" ? "order[nameFr]" : "order[name]"]: "asc" }),
    ...(state.order === "newest" && { "order[releaseDate]": "desc" }),
    ...(state.page > 1 && { page: String(state.page) }),
    row: String(ALBUMS_A_PAGE),
  };
}
