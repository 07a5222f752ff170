import type { Database } from "#/server/db/database.ts";
import { loadLexicon } from "./brief/lexicon.ts";
import { completeWord } from "./complete-word.ts";
import { lookUpWords } from "./look-up-words.ts";
import { readHits } from "./read-hits.ts";
import type { SearchSurroundings } from "./run-search.ts";
import { sqlFinder } from "./sql-finder.ts";

/** Searches that only need the database. */
export function searchBySql(db: Database): SearchSurroundings {
  return {
    db,
    finder: sqlFinder(db),
    readTracks: (hits) => readHits.track(db, hits),
    lookUp: (words) => lookUpWords(db, words),
    lexicon: () => loadLexicon(db),
    complete: (beginning) => completeWord(db, beginning),
  };
}
