import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read, lexicon } = briefReader();

/** The terms by which a brief shuts tracks out. */
async function shutOut(text: string): Promise<string[]> {
  const { search } = await read(text);
  const ids = new Set(search.excluded.flatMap(({ terms }) => terms.map(({ id }) => id)));
  return [...lexicon().terms.values()].flatMap(({ id, slug }) => (ids.has(id) ? slug : []));
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
