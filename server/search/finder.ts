import type { AlbumFilters } from "#/contract/album.ts";
import type { GuidedFacets, SearchKind } from "#/contract/search.ts";
import type { Paging } from "#/server/platform/hydra/paging.ts";
import type { BriefSearch, FoundByBrief } from "./brief/brief.ts";
import type { TrackFilters } from "./filters/track-filters.ts";
import type { ParsedSearch } from "./words/parse-search.ts";
import type { Readings } from "./words/readings.ts";

export type Part = Pick<Paging, "size" | "offset">;
export type WordFacets = Pick<AlbumFilters, "taxonomies" | "writers">;

/** One found thing; its score is null where nothing was ranked. */
export interface Hit {
  id: number;
  score: number | null;
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

export const NO_FACETS: WordFacets = { taxonomies: [], writers: [] };
