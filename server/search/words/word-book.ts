import { setImmediate as nextTurn } from "node:timers/promises";
import { gt, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { lexemes } from "#/server/platform/db/schema/search.ts";
import { LEAST_LIKENESS, MOST_OFFERED, type ReadWord } from "./spellings.ts";
import { trigramsOf } from "./trigrams.ts";

/** Words loaded and indexed per turn of the event loop, so that the server keeps answering. */
const CHUNK = 1_000;

interface Row {
  word: string;
  stemFr: string | null;
  stemEn: string | null;
  documents: number;
}

const sumOfWords = sql<string>`count(*) || ' ' || coalesce(sum(hashtextextended(
  concat_ws(' ', ${lexemes.word}, ${lexemes.stemFr}, ${lexemes.stemEn}), ${lexemes.documents}))::text, '')`;
/** The database's order of texts. */
const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The catalogue's words in memory. Finding corrections takes time in proportion to the words that share a trigram, and
 * no database query: a text of a hundred unknown words is as cheap as any.
 */
export class WordBook {
  /** Most frequent first. */
  readonly words: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #stems: { fr: ReadonlySet<string | null>; en: ReadonlySet<string | null> };
  /** Places of the words that contain a trigram, and the number of trigrams of each word. */
  readonly #holders = new Map<string, number[]>();
  readonly #sizes: Uint8Array;
  readonly #common: Uint8Array;

  /** Checksum of the words, stems and counts. */
  readonly #sum: string;

  private constructor(rows: readonly Row[], sum: string) {
    this.#sum = sum;
    this.words = rows.map(({ word }) => word);
    this.#places = new Map(this.words.map((word, place) => [word, place]));
    this.#stems = {
      fr: new Set(rows.map(({ stemFr }) => stemFr)),
      en: new Set(rows.map(({ stemEn }) => stemEn)),
    };
    this.#sizes = new Uint8Array(rows.length);
    this.#common = new Uint8Array(rows.length);
  }

  /** Loads the words of the catalogue; returns `before` if they are unchanged, as during an import. */
  static async load(db: Database, before?: WordBook): Promise<WordBook> {
    const [{ sum } = { sum: "" }] = await db.select({ sum: sumOfWords }).from(lexemes);
    if (before && before.#sum === sum) return before;
    const rows: Row[] = [];
    for (let after = ""; ; ) {
      const chunk = await db
        .select({
          word: lexemes.word,
          stemFr: lexemes.stemFr,
          stemEn: lexemes.stemEn,
          documents: lexemes.documents,
        })
        .from(lexemes)
        .where(gt(lexemes.word, after))
        .orderBy(lexemes.word)
        .limit(CHUNK);
      rows.push(...chunk);
      if (chunk.length < CHUNK) break;
      after = chunk.at(-1)?.word ?? "";
    }
    rows.sort((one, other) => other.documents - one.documents || inOrder(one.word, other.word));
    const book = new WordBook(rows, sum);
    for (let from = 0; from < rows.length; from += CHUNK) {
      book.#index(from, from + CHUNK);
      await nextTurn();
    }
    return book;
  }

  #index(from: number, to: number): void {
    for (const [at, word] of this.words.slice(from, to).entries()) {
      const trigrams = trigramsOf(word);
      this.#sizes[from + at] = trigrams.length;
      for (const trigram of trigrams) {
        const holders = this.#holders.get(trigram);
        if (holders) holders.push(from + at);
        else this.#holders.set(trigram, [from + at]);
      }
    }
  }

  /** Returns corrections as `spellingsBySql` does, for one word. */
  instead({ folded, fr, en, swapped }: ReadWord): string[] {
    const holds = (stems: ReadonlySet<string | null>, stem: string | null) =>
      stem !== null && stems.has(stem);
    if (this.#places.has(folded) || holds(this.#stems.fr, fr) || holds(this.#stems.en, en)) return [];
    const swaps = swapped
      .flatMap((word) => this.#places.get(word) ?? [])
      .toSorted((one, other) => one - other);
    if (swaps.length > 0) return swaps.map((place) => this.words[place] as string);
    return this.#alike(folded);
  }

  /**
   * Returns words that begin with a text or resemble it: those that begin with it first, then by similarity and
   * frequency.
   */
  #alike(folded: string): string[] {
    const common = this.#common;
    const trigrams = trigramsOf(folded);
    const touched: number[] = [];
    for (const trigram of trigrams)
      for (const place of this.#holders.get(trigram) ?? []) {
        if (common[place] === 0) touched.push(place);
        common[place] = (common[place] as number) + 1;
      }
    const found: { place: number; begins: number; likeness: number }[] = [];
    for (const place of touched) {
      const shared = common[place] as number;
      common[place] = 0;
      const likeness = Math.fround(shared / (trigrams.length + (this.#sizes[place] as number) - shared));
      const begins = Number((this.words[place] as string).startsWith(folded));
      if (begins === 1 || likeness >= LEAST_LIKENESS) found.push({ place, begins, likeness });
    }
    return found
      .sort(
        (one, other) => other.begins - one.begins || other.likeness - one.likeness || one.place - other.place,
      )
      .slice(0, MOST_OFFERED)
      .map(({ place }) => this.words[place] as string);
  }
}
