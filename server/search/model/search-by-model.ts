import type { Database } from "#/server/platform/db/database.ts";
import type { SearchDeps } from "../run-search.ts";
import { tracksTitledBySql } from "../sql/tracks-titled.ts";
import type { Generation } from "./generation.ts";
import { modelFinder } from "./model-finder.ts";
import { splitByModel } from "./split-by-model.ts";

/** Caches of words and tracks. */
export type Memory = Omit<SearchDeps, "db" | "finder" | "knownCodes" | "splitWords" | "tracksTitled">;

/** Search dependencies that use one generation of the read model. */
export function searchByModel(db: Database, generation: Generation, memory: Memory): SearchDeps {
  const segments = [...generation.tracks, generation.others.album, generation.others.writer];
  const isKnown = (code: string) =>
    segments.some(({ index, dead }) => index.codes.of(code).some((ordinal) => !dead.has(ordinal)));
  return {
    db,
    finder: modelFinder(generation),
    knownCodes: async (codes) => new Set(codes.filter(isKnown)),
    splitWords: splitByModel(generation),
    tracksTitled: tracksTitledBySql(db),
    ...memory,
  };
}
