import { Arena } from "./arena.ts";
import { CodeList } from "./code-list.ts";
import type { DeltaPostings } from "./delta-postings.ts";
import { DeltaPostingsBuilder } from "./delta-postings-builder.ts";
import { eachWord, PLACES, TITLE } from "./read-vector.ts";
import { TitleList } from "./title-list.ts";

/** The dictionaries of the database: French, English, and one without stemming (migration 0000). */
export const DICTIONARIES = ["fr", "en", "sx"] as const;
export type Dictionary = (typeof DICTIONARIES)[number];

/** A row as the loader returns it: vectors as text, titles folded. */
export interface WordRow {
  fr: string;
  en: string;
  sx: string;
  titleFr: string;
  titleEn: string;
  titles: string[];
  /** Its references and codes (`codesOf` in `codes-in-sql.ts`). */
  codes: string[];
  /** For a track: the names of its album. */
  albumNames: string[];
}

/** Positions of words: lists of ordinals by dictionary, place and word; ordinals follow popularity. */
export interface WordIndex {
  words: Record<Dictionary, DeltaPostings[]>;
  titles: TitleList[];
  codes: CodeList;
  albumNames: CodeList;
}

/** Builds a `WordIndex` from rows in the order of their ordinals. */
export class WordIndexBuilder {
  readonly #arena = new Arena();
  readonly #words = {
    fr: PLACES.map(() => new DeltaPostingsBuilder(this.#arena)),
    en: PLACES.map(() => new DeltaPostingsBuilder(this.#arena)),
    sx: PLACES.map(() => new DeltaPostingsBuilder(this.#arena)),
  };
  readonly #titles: string[][] = [];
  readonly #codes: string[][] = [];
  readonly #albumNames: string[][] = [];

  add(ordinal: number, row: WordRow): void {
    this.#addStemmed("fr", ordinal, row.fr, row.titleFr);
    this.#addStemmed("en", ordinal, row.en, row.titleEn);
    eachWord(row.sx, (word, place) => this.#words.sx[place]?.add(word, ordinal));
    this.#codes[ordinal] = row.codes;
    this.#albumNames[ordinal] = row.albumNames;
    row.titles.forEach((title, column) => {
      this.#titles[column] ??= [];
      (this.#titles[column] as string[])[ordinal] = title;
    });
  }

  #addStemmed(dictionary: "fr" | "en", ordinal: number, vector: string, title: string): void {
    const inTitle = new Set<string>();
    eachWord(title, (word) => {
      inTitle.add(word);
      this.#words[dictionary][TITLE]?.add(word, ordinal);
    });
    eachWord(vector, (word, place) => {
      if (!inTitle.has(word)) this.#words[dictionary][place]?.add(word, ordinal);
    });
  }

  build(): WordIndex {
    const lists = (dictionary: Dictionary) => this.#words[dictionary].map((builder) => builder.build());
    return {
      words: { fr: lists("fr"), en: lists("en"), sx: lists("sx") },
      titles: this.#titles.map((titles) => new TitleList(titles)),
      codes: new CodeList(this.#codes),
      albumNames: new CodeList(this.#albumNames),
    };
  }
}
