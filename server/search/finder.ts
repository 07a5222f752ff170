import type { AlbumFilters } from "#/contract/album.ts";
import type { GuidedFacets, SearchKind } from "#/contract/search.ts";
import type { Paging } from "#/server/platform/hydra/paging.ts";
import type { BriefSearch, FoundByBrief } from "./brief/brief.ts";
import type { TrackFilters } from "./filters/track-filters.ts";
import type { ParsedSearch } from "./words/parse-search.ts";
import type { Readings } from "./words/readings.ts";

export type PageRange = Pick<Paging, "size" | "offset">;
export type WordFacets = Pick<AlbumFilters, "taxonomies" | "writers">;

/** A result; its score is null if the search does not rank. */
export interface Hit {
  id: number;
  score: number | null;
}

/** A parsed search by words, the same for every finder. */
export interface WordSearch {
  parsed: ParsedSearch;
  readings: Readings;
  filters: TrackFilters;
  /** The query as sent, for the requested order. */
  query: URLSearchParams;
}

/** A parsed guided search. */
export type TermSearch = Pick<WordSearch, "filters" | "query">;

/** The requested parts of a result. */
export interface RequestedParts {
  pages: readonly (readonly [kind: SearchKind, part: PageRange])[];
  /** Kind whose facets are requested. */
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

/**
 * Answers searches, from SQL (`sql-finder.ts`) or from the read model (`model/`). Both return the same ids, orders and
 * numbers.
 */
export interface Finder {
  byWords(search: WordSearch, requested: RequestedParts): Promise<FoundByWords>;
  byTerms(search: TermSearch, part: PageRange): Promise<FoundByTerms>;
  byBrief(search: BriefSearch, part: PageRange, facets: boolean): Promise<FoundByBrief>;
}

export const NO_FACETS: WordFacets = { taxonomies: [], writers: [] };
