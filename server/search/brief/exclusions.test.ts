import { afterAll, beforeAll, expect, test } from "vitest";
import { searchBySql } from "#/server/search/sql/search-by-sql.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import type { Lexicon } from "./lexicon.ts";
import { readBrief } from "./read-brief.ts";

let api: TestApi;
let lexicon: Lexicon;

beforeAll(async () => {
  api = await apiForTests("demo");
  lexicon = await searchBySql(api.db).lexicon();
});
afterAll(() => api.close());

/** The terms by which a brief shuts tracks out. */
async function shutOut(text: string): Promise<string[]> {
  const { search } = await readBrief(text, "fr", { ...searchBySql(api.db), lexicon });
  const ids = new Set(search.excluded.flatMap(({ terms }) => terms.map(({ id }) => id)));
  return [...lexicon.terms.values()].flatMap(({ id, slug }) => (ids.has(id) ? slug : []));
}

test.each([
  ["accordéon mais surtout pas musette", ["accordion"], ["salon-waltz"]],
  ["piano triste mais pas larmoyant", ["melancholic", "tender"], ["fragile"]],
  ["slow jazz, no brushes", ["jazz", "cool-jazz", "drum-kit"], []],
  ["cordes, sans violon", ["string-section", "cello"], ["violin"]],
])("«%s» shuts out none of what it asks for", async (text, kept, out) => {
  const shut = await shutOut(text);
  expect(kept.filter((slug) => shut.includes(slug))).toEqual([]);
  expect(shut).toEqual(expect.arrayContaining(out));
});

test.each([
  ["bal musette, sans accordéon", ["accordion"]],
  ["tribal, sans percussions", ["congas", "drum-kit"]],
  ["cuivres, pas de saxophone", ["saxophone"]],
  ["larmoyant, pas triste", ["melancholic"]],
])("what «%s» excludes by its name stays out", async (text, out) => {
  expect(await shutOut(text)).toEqual(expect.arrayContaining(out));
});
