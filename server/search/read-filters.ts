import type { z } from "zod";
import type { termsearchEndpoint } from "#/contract/search.ts";
import type { Database } from "#/server/db/database.ts";
import { readBounds } from "#/server/db/range.ts";
import type { TrackFilters } from "./finder.ts";
import { readWriters } from "./read-writers.ts";

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
