import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { swapped } from "./edit-distance-one.ts";
import { type ReadWord, spellingsBySql } from "./spellings.ts";
import { WordBook } from "./word-book.ts";

let api: TestApi;
let book: WordBook;
beforeAll(async () => {
  api = await apiForTests("demo");
  book = await WordBook.load(api.db);
});
afterAll(() => api.close());

const asTyped = (folded: string): ReadWord => ({ folded, fr: folded, en: folded, swapped: swapped(folded) });

/** Words of the catalogue with a letter removed, changed or added, or cut short, and words that do not exist. */
function typedWords(words: readonly string[]): string[] {
  const letter = fc.constantFrom(..."aeionrstlk");
  const one = fc
    .tuple(fc.constantFrom(...words), fc.nat(12), letter, fc.nat(4))
    .map(([word, at, put, how]) =>
      how === 0
        ? word.slice(0, at) + word.slice(at + 1)
        : how === 1
          ? word.slice(0, at) + put + word.slice(at + 1)
          : how === 2
            ? word.slice(0, at) + put + word.slice(at)
            : how === 3
              ? word.slice(0, Math.max(3, at))
              : [...word].reverse().join(""),
    );
  return fc.sample(
    fc.oneof({ weight: 5, arbitrary: one }, fc.string({ unit: letter, minLength: 3, maxLength: 9 })),
    {
      seed: 40,
      numRuns: 300,
    },
  );
}

test("corrections from memory are the same as from the database", async () => {
  const typed = typedWords(book.words).map(asTyped);
  const plain = await spellingsBySql(api.db, typed);
  expect(typed.map((word) => book.instead(word))).toEqual(plain);
  expect(plain.filter((instead) => instead.length > 0).length).toBeGreaterThan(100);
}, 120_000);

test("the words are sorted by frequency", async () => {
  const { rows } = await api.db.execute<{ word: string }>(
    sql`select word from lexemes order by documents desc, word collate "C"`,
  );
  expect(book.words).toEqual(rows.map(({ word }) => word));
});

test("the words are read again only if one of them has changed", async () => {
  expect(await WordBook.load(api.db, book)).toBe(book);
  await api.db.execute(sql`insert into lexemes (word, documents) values ('zanzithar', 3)`);
  const wider = await WordBook.load(api.db, book);
  expect(wider).not.toBe(book);
  expect(wider.instead(asTyped("zanzithra"))).toContain("zanzithar");
  expect(book.instead(asTyped("zanzithra"))).not.toContain("zanzithar");
  await api.db.execute(sql`update lexemes set documents = 4 where word = 'zanzithar'`);
  expect(await WordBook.load(api.db, wider)).not.toBe(wider);
});
