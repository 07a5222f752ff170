import type { z } from "zod";
import { isTrue } from "#/contract/hydra.ts";
import type { trackSearchEndpoint } from "#/contract/search.ts";
import { SEARCH_MAX_LENGTH } from "#/contract/search-length.ts";
import type { Suggestion } from "#/contract/search-suggestions.ts";
import type { Track } from "#/contract/track.ts";
import { readTermGroups } from "#/server/catalogue/filters/term-groups.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { violation } from "#/server/platform/http/problem.ts";
import type { VersionSource } from "./brief/fitting-versions.ts";
import type { Lexicon } from "./brief/lexicon.ts";
import type { TracksTitled } from "./brief/likening.ts";
import { readFilters } from "./filters/track-filters.ts";
import type { Finder, Hit, RequestedParts } from "./finder.ts";
import { knownWords, withKnownWords } from "./known-words.ts";
import { readHits } from "./read-hits.ts";
import type { KnownCodes } from "./words/codes.ts";
import type { WordFacts, WordToLookUp } from "./words/look-up-words.ts";
import { nearestSpellings } from "./words/nearest-spellings.ts";
import { readWords } from "./words/read-words.ts";
import { readSearch, singleWords, withSplitExclusions, wordsToRead } from "./words/readings.ts";
import type { SplitWords } from "./words/split-words.ts";

/** The query of a search of any kind. */
export type SearchQuery = Omit<z.output<NonNullable<(typeof trackSearchEndpoint)["query"]>>, "type">;

/** Services of a search: the finder, and caches of words and tracks. */
export interface SearchDeps {
  db: Database;
  finder: Finder;
  /** Returns found tracks in the format of the API. */
  readTracks(hits: readonly Hit[]): Promise<Track[]>;
  versions: VersionSource;
  lookUp(words: readonly WordToLookUp[]): Promise<ReadonlyMap<string, WordFacts>>;
  knownCodes: KnownCodes;
  splitWords: SplitWords;
  tracksTitled: TracksTitled;
  /** Returns the catalogue's words that complete `beginning`, the last word being typed, most frequent first. */
  complete(beginning: string): Promise<readonly string[]>;
  /** Returns the possible meanings of a brief's words. */
  lexicon(): Promise<Lexicon>;
  /** Cache of suggestions for the current state of the catalogue. */
  suggested?: {
    get(text: string): Suggestion[] | undefined;
    set(text: string, found: Suggestion[]): unknown;
  };
}

/**
 * Returns the text of a search, trimmed.
 * @throws Violations when it is empty or too long (contract §5).
 */
export function readText(search: string | undefined, most = SEARCH_MAX_LENGTH): string {
  const text = search?.trim() ?? "";
  if (text === "") throw violation("search", "blank");
  if ([...text].length > most) throw violation("search", "tooLong", most);
  return text;
}

const isOff = (flag: string | undefined) => flag === "0" || flag === "false";

/**
 * Runs a search by words. Returns readers for the requested pages in the format of the API, and the fields common to
 * all search answers.
 */
export async function runSearch(
  { db, finder, lookUp, lexicon, knownCodes, splitWords, readTracks }: SearchDeps,
  query: SearchQuery,
  search: URLSearchParams,
  requested: RequestedParts,
) {
  const text = readText(query.search);
  const typed = await readWords(text, knownCodes);
  const isExact = isTrue(query.exact);
  const splits = isExact ? new Map() : await splitWords(singleWords(typed));
  const parsed = withSplitExclusions(typed, splits);
  const { readings, expansions, corrections } = readSearch(
    parsed,
    isExact ? new Map() : await withKnownWords(await lookUp(wordsToRead(parsed)), lexicon),
    { isExact, without: query["without[]"] ?? [], splits },
  );
  const termGroups = await readTermGroups(db, query["terms[]"]);
  const filters = { ...(await readFilters(db, query, search)), termGroups, excludedIds: [] };
  const found = await finder.byWords(
    { parsed, readings, filters, query: search },
    isOff(query.facets) ? { ...requested, facets: null } : requested,
  );
  const isEmpty = Object.values(found.counts).every((count) => count === 0);
  const spellings = isEmpty && !isExact ? await nearestSpellings(db, text, await knownWords(lexicon)) : [];
  return {
    head: { query: query.search ?? "", corrections, expansions, spellings, counts: found.counts },
    facets: found.facets,
    track: () => readTracks(found.pages.track ?? []),
    album: () => readHits.album(db, found.pages.album ?? []),
    writer: () => readHits.writer(db, found.pages.writer ?? []),
    placement: () => readHits.placement(db, found.pages.placement ?? []),
  };
}
