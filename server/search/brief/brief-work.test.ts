import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { hostileBrief } from "#/tests/support/hostile-briefs.ts";
import { SearchModel } from "../model/search-model.ts";
import { runBrief } from "../run-brief.ts";
import { readBrief } from "./read-brief.ts";

const BRIEFS = 200;
/** The maximum number of concepts in a brief (contract: brief search). */
const MOST_WORDS = 16;
/**
 * Maximum number of queries: for words in the thesaurus and the dictionaries, and for phrases as titles and anywhere.
 */
const MOST_QUERIES = 6;

let api: TestApi;
let model: SearchModel;
beforeAll(async () => {
  api = await apiForTests("demo");
  model = new SearchModel({ db: api.db, log: { error: ({ err }) => expect(err).toBeNull() } });
  await model.refresh();
  // Data loaded once for all briefs must not be counted.
  await model.wordCacheWarmed();
  await model.deps().lexicon();
});
afterAll(async () => {
  await model.close();
  await api.close();
});

/** Counts the database queries of a brief with unknown words. */
async function queriesFor(search: string): Promise<number> {
  const execute = vi.spyOn(api.db, "execute");
  onTestFinished(() => execute.mockRestore());
  execute.mockClear();
  await runBrief(model.deps(), {
    query: { search, locale: "fr", facets: "0" },
    url: new URL("http://site/"),
    paging: { page: 1, size: 20, offset: 0 },
  });
  return execute.mock.calls.length;
}

test("a phrase is not looked up if the catalogue lacks its words", async () => {
  // One lookup of the words in the thesaurus and the dictionaries is allowed.
  const words = await queriesFor("xyzzya xyzzyb xyzzyc");
  const unknownSigns = ["鹿鼎記", "天龍八部", "笑傲江湖"].join(" ");
  expect(await queriesFor(unknownSigns)).toBe(words);
  expect(await queriesFor('"xyzzyd xyzzye" xyzzyf')).toBeLessThanOrEqual(words);
});

/** Counts the words that the lexicon is asked for while a brief is read. */
async function wordsAskedFor(text: string): Promise<number> {
  const { lexicon, ...deps } = model.deps();
  const known = await lexicon();
  let count = 0;
  const of = (word: string) => {
    count += 1;
    return known.phrases.of(word);
  };
  const phrases = { longest: (words: readonly string[]) => known.phrases.longest(words), of };
  await readBrief(text, "en", { ...deps, lexicon: { ...known, phrases } });
  return count;
}

test("a word that a brief repeats is corrected once", async () => {
  const once = await wordsAskedFor("execute");
  expect(once).toBeGreaterThan(100);
  expect(await wordsAskedFor("execute ".repeat(50).trim())).toBeLessThan(2 * once);
});

test("whatever a brief contains, it costs few lookups and few database queries", async () => {
  const deps = model.deps();
  let most = 0;
  const execute = vi.spyOn(api.db, "execute");
  await fc.assert(
    fc.asyncProperty(hostileBrief, async (search) => {
      execute.mockClear();
      let words = 0;
      await runBrief(
        {
          ...deps,
          lookUp(asked) {
            words += asked.length;
            return deps.lookUp(asked);
          },
        },
        {
          query: { search, locale: "fr", facets: "0" },
          url: new URL("http://site/"),
          paging: { page: 1, size: 20, offset: 0 },
        },
      );
      expect(words).toBeLessThanOrEqual(MOST_WORDS);
      expect(execute.mock.calls.length).toBeLessThanOrEqual(MOST_QUERIES);
      most = Math.max(most, words);
    }),
    { numRuns: BRIEFS },
  );
  execute.mockRestore();
  expect(most).toBe(MOST_WORDS);
}, 120_000);
