import { LRUCache } from "lru-cache";
import type { Suggestion } from "#/contract/search-suggestions.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { completeAmong, completeWord } from "#/server/search/words/complete-word.ts";
import { lookUpWords, type WordFacts, type WordToLookUp } from "#/server/search/words/look-up-words.ts";
import type { WordBook } from "#/server/search/words/word-book.ts";
import { type Lexicon, loadLexicon, thesaurusPhrases } from "../brief/lexicon.ts";
import type { SearchDeps } from "../run-search.ts";

const WORDS_KEPT = 50_000;
const BEGINNINGS_KEPT = 5_000;
const NOTHING: WordFacts = { instead: [], related: [] };

/** Caches the database's answers about words for the lifetime of a generation; `book` contains its words. */
export function wordMemory(
  db: Database,
  book: WordBook,
): Pick<SearchDeps, "lookUp" | "complete" | "suggested" | "lexicon"> {
  const known = new LRUCache<string, WordFacts>({ max: WORDS_KEPT });
  const completed = new LRUCache<string, readonly string[]>({ max: BEGINNINGS_KEPT });
  const keyOf = ({ text, isWord }: WordToLookUp) => `${isWord} ${text}`;
  let lexicon: Promise<Lexicon> | undefined;
  // Built now, so that the first brief need not wait for it.
  thesaurusPhrases();
  return {
    lexicon() {
      lexicon ??= loadLexicon(db);
      // A failure is not cached: the next call tries again.
      lexicon.catch(() => {
        lexicon = undefined;
      });
      return lexicon;
    },
    suggested: new LRUCache<string, Suggestion[]>({ max: BEGINNINGS_KEPT }),
    async lookUp(words) {
      const read = await lookUpWords(
        db,
        words.filter((word) => !known.has(keyOf(word))),
        async (unknown) => unknown.map((word) => book.instead(word)),
      );
      return new Map(
        words.map((word) => {
          const facts = known.get(keyOf(word)) ?? read.get(word.text) ?? NOTHING;
          known.set(keyOf(word), facts);
          return [word.text, facts];
        }),
      );
    },
    async complete(beginning) {
      const words =
        completed.get(beginning) ??
        completeAmong(book.words, beginning) ??
        (await completeWord(db, beginning));
      completed.set(beginning, words);
      return words;
    },
  };
}
