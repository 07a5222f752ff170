import { afterAll, beforeAll, expect, test } from "vitest";
import { synonymSearchEndpoint } from "#/contract/synonym-search.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { some } from "#/tests/support/some.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

async function search(text: string, more = "") {
  const response = await api.fetch(`/api/front/search_synonyms?search=${encodeURIComponent(text)}${more}`);
  expect(response.status).toBe(200);
  return synonymSearchEndpoint.answer.parse(await response.json());
}

test("a word brings its near ones in both languages, the nearest first, twenty at most", async () => {
  const { synonyms } = await search("peur");
  expect(synonyms[0]).toEqual({ term: "fear", title: "Fear", titleFr: "Peur", weight: 1, isUsed: true });
  expect(synonyms.map(({ titleFr }) => titleFr)).toContain("Angoisse");
  const weights = synonyms.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  expect(synonyms.length).toBeGreaterThan(4);
  expect(synonyms.length).toBeLessThanOrEqual(20);
});

test("words of either language find the same tracks, with or without accents", async () => {
  const [french, english, bare] = [
    await search("mélancolie"),
    await search("melancholy"),
    await search("MELANCOLIE"),
  ];
  expect(french["hydra:totalItems"]).toBeGreaterThan(0);
  expect(new Set(french.synonyms.map(({ term }) => term))).toEqual(
    new Set(english.synonyms.map(({ term }) => term)),
  );
  expect(bare["hydra:totalItems"]).toBe(french["hydra:totalItems"]);
});

test.each([
  ["mélancoliques", "mélancolique"],
  ["joyeuse", "joyeux"],
  ["épiques", "épique"],
  ["douces", "doux"],
  ["rêveuse", "rêveur"],
  ["snowy", "snow"],
])(
  "«%s», another form of the word, finds the same as «%s», here and in a search by words",
  async (form, word) => {
    const terms = async (text: string) => (await search(text)).synonyms.map(({ term }) => term);
    expect(await terms(form)).toEqual(expect.arrayContaining((await terms(word)).slice(0, 5)));
    const widened = async (text: string) => {
      const response = await api.fetch(
        `/api/front/global_search?type=track&search=${encodeURIComponent(text)}`,
      );
      const { expansions } = (await response.json()) as { expansions: { term: string }[] };
      return expansions.map(({ term }) => term);
    };
    const near = await widened(word);
    expect(near).not.toEqual([]);
    expect(await widened(form)).toEqual(expect.arrayContaining(near));
  },
);

test("tracks found by the word itself come before those found by a synonym", async () => {
  const { "hydra:member": members } = await search("urgent", "&itemsPerPage=100");
  const has = members.map(({ terms }) => terms.some(({ slug }) => slug === "urgent"));
  expect(has.slice(0, has.filter(Boolean).length)).not.toContain(false);
  expect(has).toContain(false);
  const scores = members.map(({ score }) => score ?? 0);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

test("filters and orders work as in a brief, and facets count the tracks found", async () => {
  const all = await search("peur");
  const { tempo = [] } = all.facets;
  expect(tempo.reduce((sum, { count }) => sum + count, 0)).toBe(all["hydra:totalItems"]);
  const term = all.availableTerms.find(({ count }) => count > 1 && count < all["hydra:totalItems"]);
  const narrowed = await search("peur", `&terms[]=${term?.slug}&order[bpm]=asc`);
  expect(narrowed["hydra:totalItems"]).toBe(term?.count);
  const bpm = narrowed["hydra:member"].map((track) => track.bpm ?? 0);
  expect(bpm).toEqual(bpm.toSorted((one, other) => one - other));
  const others = await search("peur", `&not[]=${term?.slug}`);
  expect(others["hydra:totalItems"]).toBe(all["hydra:totalItems"] - (term?.count ?? 0));
});

test("each word of a brief brings its own near ones, and its figures count as in a brief", async () => {
  const { concepts, synonyms, "hydra:member": members } = await search("peur, mer, 60 s");
  expect(concepts.map(({ kind, words }) => [kind === "length", words])).toEqual([
    [false, "peur"],
    [false, "mer"],
    [true, "60 s"],
  ]);
  const near = async (word: string) => (await search(word)).synonyms.map(({ term }) => term);
  const [afraid, sea] = [await near("peur"), await near("mer")];
  const terms = synonyms.map(({ term }) => term);
  expect(terms.some((term) => afraid.includes(term))).toBe(true);
  expect(terms.some((term) => sea.includes(term))).toBe(true);
  expect(some(terms).every((term) => afraid.includes(term) || sea.includes(term))).toBe(true);
  expect(new Set(terms).size).toBe(terms.length);
  expect(members[0]?.fits).toHaveLength(3);
  expect(members.some(({ fitting }) => fitting?.version === "60 s edit")).toBe(true);
});

test("a track with the word meets the search, one with only a near word comes near it", async () => {
  const { whole, "hydra:member": members } = await search("urgent", "&itemsPerPage=100");
  const holds = members.map(({ terms }) => terms.some(({ slug }) => slug === "urgent"));
  const fits = members.map(({ fits: [fit] }) => fit ?? 0);
  for (const [at, fit] of fits.entries()) if (holds[at]) expect(fit).toBe(1);
  expect(fits.filter((fit) => fit === 1)).toHaveLength(whole);
  expect(fits.filter((fit) => fit >= 0.6 && fit < 1).length).toBeGreaterThan(0);
  expect((await search("peur")).whole).toBe(0);
});

test("a synonym that is switched off is still listed, but finds nothing", async () => {
  const all = await search("urgent");
  const off = all.synonyms.map(({ term }) => `&without[]=${term}`).join("");
  const none = await search("urgent", off);
  expect(none.synonyms.map(({ isUsed }) => isUsed)).toEqual(none.synonyms.map(() => false));
  expect(none["hydra:totalItems"]).toBeLessThan(all["hydra:totalItems"]);
  expect(none["hydra:totalItems"]).toBeGreaterThan(0);
});

test("a word without near words is searched for alone; an empty search is refused at its field", async () => {
  expect((await search("kora")).synonyms).not.toEqual([]);
  expect((await search("xyzzy")).synonyms).toEqual([]);
  const response = await api.fetch("/api/front/search_synonyms?search=%20");
  expect(response.status).toBe(422);
  expect(JSON.stringify(await response.json())).toContain('"propertyPath":"search"');
});
