import type { z } from "zod";
import type { termsearchEndpoint } from "#/contract/search.ts";
import { readWriters } from "#/server/catalogue/filters/read-writers.ts";
import type { TermGroup } from "#/server/catalogue/filters/term-groups.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { type Bounds, readBounds } from "#/server/platform/db/range.ts";

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

type Query = Pick<
  z.output<NonNullable<(typeof termsearchEndpoint)["query"]>>,
  "tonality[]" | "territory[]" | "writers[]"
> & { "version[]"?: string[] | undefined };

/** What the query of a search filters tracks by; terms are read by the caller, for the two searches differ in them. */
export async function readFilters(
  db: Database,
  query: Query,
  search: URLSearchParams,
): Promise<Omit<TrackFilters, "termGroups" | "excludedIds">> {
  return {
    writerIds: await readWriters(db, query["writers[]"]),
    tempo: readBounds(search, "bpm"),
    seconds: readBounds(search, "durationSeconds"),
    tonalities: query["tonality[]"] ?? null,
    territories: query["territory[]"]?.map((code) => code.toUpperCase()) ?? null,
    versions: query["version[]"] ?? null,
  };
}
