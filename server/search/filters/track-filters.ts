import type { z } from "zod";
import type { termsearchEndpoint } from "#/contract/search.ts";
import { readWriters } from "#/server/catalogue/filters/read-writers.ts";
import type { TermGroup } from "#/server/catalogue/filters/term-groups.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { type Bounds, readBounds } from "#/server/platform/db/range.ts";

/** The validated filters of a search for tracks. */
export interface TrackFilters {
  termGroups: readonly TermGroup[];
  /** Terms that no result may have. */
  excludedIds: readonly number[];
  /** Null for any, here and below. */
  writerIds: readonly number[] | null;
  tempo: Bounds;
  seconds: Bounds;
  tonalities: readonly string[] | null;
  /** Country codes in capitals. */
  territories: readonly string[] | null;
  /** Kinds of version; a track must have one of them. */
  versions: readonly string[] | null;
}

/** No filters. */
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

/** Reads the filters of a search query. Callers read the terms, because the two searches differ in them. */
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
