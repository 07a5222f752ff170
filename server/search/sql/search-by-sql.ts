import type { Database } from "#/server/platform/db/database.ts";
import { versionsBySql } from "#/server/search/brief/fitting-versions.ts";
import { loadLexicon } from "#/server/search/brief/lexicon.ts";
import { readHits } from "#/server/search/read-hits.ts";
import type { SearchDeps } from "#/server/search/run-search.ts";
import { completeWord } from "#/server/search/words/complete-word.ts";
import { lookUpWords } from "#/server/search/words/look-up-words.ts";
import { spellingsBySql } from "#/server/search/words/spellings.ts";
import { knownCodesBySql } from "./codes-in-sql.ts";
import { splitBySql } from "./split-by-sql.ts";
import { sqlFinder } from "./sql-finder.ts";
import { tracksTitledBySql } from "./tracks-titled.ts";

/** Returns search dependencies that need the database only. */
export function searchBySql(db: Database): SearchDeps {
  return {
    db,
    finder: sqlFinder(db),
    readTracks: (hits) => readHits.track(db, hits),
    versions: versionsBySql(db),
    lookUp: (words) => lookUpWords(db, words, (unknown) => spellingsBySql(db, unknown)),
    lexicon: () => loadLexicon(db),
    knownCodes: knownCodesBySql(db),
    splitWords: splitBySql(db),
    tracksTitled: tracksTitledBySql(db),
    complete: (beginning) => completeWord(db, beginning),
  };
}
