import type { AlbumFilters } from "#/contract/album.ts";
import type { GuidedFacets, SearchKind } from "#/contract/search.ts";
import type { Bounds } from "#/server/db/range.ts";
import type { Paging } from "#/server/hydra/paging.ts";
import type { BriefSearch, FoundByBrief } from "./brief/brief.ts";
import type { ParsedSearch } from "./parse-search.ts";
import type { Readings } from "./readings.ts";
import type { TermGroup } from "./term-groups.ts";

export type Part = Pick<Paging, "size" | "offset">;
export type WordFacets = Pick<AlbumFilters, "taxonomies" | "writers">;

/** One found thing; its score is null where nothing was ranked. */
export interface Hit {
  id: number;
  score: number | null;
}

/** What tracks are filtered by, read and checked, whoever applies it. */
export interface TrackFilters {
  termGroups: readonly TermGroup[];
  /** Terms that nothing found may carry. */
  excludedIds: readonly number[];
  /** Null when any will do, here and below. */
  writerIds: readonly number[] | null;
  tempo: Bounds;
  seconds: Bounds;
  tonalities: readonly string[] | null;
  /** Codes of countries in capitals. */
  territories: readonly string[] | null;
  /** Kinds of versions one of which a track must have. */
  versions: readonly string[] | null;
}

/** A search by words, read: the same for every way of finding. */
export interface WordSearch {
  parsed: ParsedSearch;
  readings: Readings;
  filters: TrackFilters;
  /** The query as sent, for the order it asks for. */
  query: URLSearchParams;
}

/** A guided search, read. */
export type TermSearch = Pick<WordSearch, "filters" | "query">;

/** What of a search is wanted. */
export interface Wishes {
  pages: readonly (readonly [kind: SearchKind, part: Part])[];
  /** Kind whose facets are wanted. */
  facets: SearchKind | null;
}

export interface FoundByWords {
  counts: Record<SearchKind, number>;
  pages: Partial<Record<SearchKind, Hit[]>>;
  facets: WordFacets;
}

export interface FoundByTerms {
  total: number;
  hits: Hit[];
  facets: GuidedFacets;
}

/** A way of finding: plain SQL (`sql-finder.ts`) or the read model (`model/`). Both give the same ids, orders and numbers. */
export interface Finder {
  byWords(search: WordSearch, wishes: Wishes): Promise<FoundByWords>;
  byTerms(search: TermSearch, part: Part): Promise<FoundByTerms>;
  byBrief(search: BriefSearch, part: Part, facets: boolean): Promise<FoundByBrief>;
}

/** Nothing is filtered. */
export const NO_FILTERS: TrackFilters = {
  termGroups: [],
  excludedIds: [],
  writerIds: null,
  tempo: [],
  seconds: [],
  tonalities: null,
  territories: null,
  versions: null,
};

export const NO_FACETS: WordFacets = { taxonomies: [], writers: [] };
