import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { briefSearchEndpoint } from "#/contract/brief.ts";
import { trackSearchEndpoint } from "#/contract/search.ts";
import { searchSuggestionsEndpoint } from "#/contract/search-suggestions.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { readBrief } from "#/server/search/brief/read-brief.ts";
import { refreshSearch } from "#/server/search/refresh.ts";
import { searchBySql } from "#/server/search/sql/search-by-sql.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";

/** Titles that some tracks are given, as their houses spell them. */
const TITLES = [
  "Lo-Fi du dimanche",
  "Lofi, deux heures",
  "Lo Fi Sunday",
  "Sunday Is Land",
  "Trip-hop au port",
  "Trip Hop Nights",
  "夜の雨",
  "東京-大阪",
  "Chœur – Łódź nocą",
  "Йод, ночь",
  "Drum'n'Bass Rider",
] as const;

/** Of so many names of terms one is searched for, too. */
const SEARCHED_OF = 16;

let api: TestApi;
const ids = new Map<string, number>();
beforeAll(async () => {
  api = await apiForTests();
  const rows = await api.db
    .select({ id: tracks.id })
    .from(tracks)
    .where(eq(tracks.isEnable, true))
    .orderBy(asc(tracks.id));
  for (const [at, name] of TITLES.entries()) {
    const id = rows[at * 7]?.id ?? 0;
    ids.set(name, id);
    await api.db.update(tracks).set({ name }).where(eq(tracks.id, id));
  }
  await refreshSearch(api.db);
});
afterAll(() => api.close());

async function get(path: string, text: string): Promise<unknown> {
  const response = await api.fetch(`${path}${encodeURIComponent(text)}`);
  expect([text, response.status]).toEqual([text, 200]);
  return response.json();
}
const byWords = async (text: string, more = "") =>
  trackSearchEndpoint.answer.parse(
    await get(`/api/front/global_search?type=track&itemsPerPage=100${more}&search=`, text),
  );
const brief = async (text: string, lang = "fr") =>
  briefSearchEndpoint.answer.parse(await get(`/api/front/brief_search?locale=${lang}&search=`, text));
const foundBy = async (text: string) => (await byWords(text))["hydra:member"].map(({ id }) => id);

/** «Lo-Fi» as houses spell it. */
const LO_FI = ["Lo-Fi du dimanche", "Lofi, deux heures", "Lo Fi Sunday"];

test.each(["-lofi", "-lo-fi", "-LO-FI"])("«%s» leaves out Lo-Fi, Lofi and Lo Fi", async (text) => {
  const left = await foundBy(`dimanche OR deux OR sunday ${text}`);
  const all = await foundBy("dimanche OR deux OR sunday");
  const own = LO_FI.map((title): number | string => ids.get(title) ?? 0);
  expect(all).toEqual(expect.arrayContaining(own));
  expect(left).toEqual(all.filter((id) => !own.includes(id)));
});

test.each(["lofi", "lo-fi", "lo fi", "lof", "lo f", "lo-f"])(
  "the box suggests Lo-Fi and Lofi for «%s», as the search finds them",
  async (text) => {
    const answer = searchSuggestionsEndpoint.answer.parse(
      await get("/api/front/search_suggestions?search=", text),
    );
    const titles = answer.suggestions.flatMap(({ kind, title }) => (kind === "track" ? [title] : []));
    expect(titles).toEqual(expect.arrayContaining(["Lo-Fi du dimanche", "Lofi, deux heures"]));
  },
);

test.each([
  ["choeur", "Chœur – Łódź nocą"],
  ["CHŒUR lodz", "Chœur – Łódź nocą"],
  ["ｃｈｏｅｕｒ", "Chœur – Łódź nocą"],
  ["chœur łódź noca\u0328", "Chœur – Łódź nocą"],
  ["иод", "Йод, ночь"],
  ["И\u0306од", "Йод, ночь"],
  ["drum n bass", "Drum'n'Bass Rider"],
])("«%s» finds «%s», however either is spelt", async (text, title) => {
  expect(await foundBy(text)).toContain(ids.get(title));
  expect((await brief(text))["hydra:member"].map(({ id }) => id)).toContain(ids.get(title));
});

/** A text with its words parted, hyphened and joined. */
const spellings = (text: string) => {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return [" ", "-", ""].map((joint) => words.join(joint));
};

test.each(["lofi", "lo-fi", "lo fi", "LO-FI", "Lofi"])(
  "«%s» finds Lo-Fi, Lofi and Lo Fi in every search",
  async (text) => {
    const own = LO_FI.map((title) => ids.get(title));
    expect((await foundBy(text)).toSorted()).toEqual(own.toSorted());
    const { "hydra:member": found, concepts } = await brief(text);
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(own));
    expect(concepts.map(({ kind, leads }) => [kind, leads[0]?.slug])).toEqual([["idea", "electric-piano"]]);
  },
);

test.each(["triphop", "trip-hop", "trip hop"])(
  "«%s» is one thing to a brief and finds its title",
  async (text) => {
    const { concepts, "hydra:member": found } = await brief(text);
    expect(concepts.map(({ words, leads }) => [words, leads[0]?.slug])).toEqual([[text, "electronica"]]);
    expect(found.map(({ id }) => id)).toContain(ids.get("Trip-hop au port"));
    expect(await foundBy(text)).toContain(ids.get("Trip-hop au port"));
    const parted = found.find(({ id }) => id === ids.get("Trip Hop Nights"));
    expect(parted?.fits).toEqual([1]);
  },
);

test("a word is looked for in two where a title holds both side by side, and is corrected where none does", async () => {
  const sunday = ids.get("Lo Fi Sunday") as number;
  for (const text of ["lofi sunday", "sunday lofi"])
    expect([text, (await foundBy(text))[0]]).toEqual([text, sunday]);
  expect((await byWords("fisunday")).corrections).toEqual([]);
  expect((await byWords("fisunday"))["hydra:member"].map(({ id }) => id)).toEqual([sunday]);
  // Of «is land» English stemming leaves one word, of which many titles are.
  expect(await foundBy("island")).not.toContain(ids.get("Sunday Is Land"));
});

test("a title is read the same whether its words are separate, hyphenated or joined", async () => {
  const rows = await api.db
    .select({ id: tracks.id, name: tracks.name })
    .from(tracks)
    .where(sql`${tracks.name} ~ '-'`);
  expect(rows.length).toBeGreaterThan(4);
  for (const { id, name } of rows)
    for (const text of spellings(name)) {
      expect([text, (await foundBy(text))[0]]).toEqual([text, id]);
      expect([text, (await brief(text))["hydra:member"][0]?.id]).toEqual([text, id]);
    }
});

test("a term is read the same whether its words are separate, hyphenated or joined", async () => {
  const rows = await api.db
    .select({ slug: terms.slug, title: terms.title, titleFr: terms.titleFr })
    .from(terms)
    .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
    .where(sql`${taxonomies.isEnable} and (${terms.title} ~ '[ -]' or ${terms.titleFr} ~ '[ -]')`);
  const deps = searchBySql(api.db);
  const lexicon = await deps.lexicon();
  const names = rows.flatMap(({ slug, title, titleFr }) => [
    { slug, lang: "en" as const, name: title },
    { slug, lang: "fr" as const, name: titleFr },
  ]);
  // «Sans hâte» is read as an exclusion.
  const parted = names.filter(({ name }) => / |-/.test(name) && !name.startsWith("Sans "));
  expect(parted.length).toBeGreaterThan(60);
  for (const [at, { slug, lang, name }] of parted.entries()) {
    const carried = new Set<number>();
    for (const text of spellings(name.replace(/\([^)]*\)/g, ""))) {
      const { concepts } = await readBrief(text, lang, { ...deps, lexicon });
      expect([text, concepts.length, concepts[0]?.leads[0]?.slug]).toEqual([text, 1, slug]);
      if (at % SEARCHED_OF === 0) carried.add((await byWords(text, `&terms[]=${slug}`))["hydra:totalItems"]);
    }
    expect([name, carried.size]).toEqual([name, at % SEARCHED_OF === 0 ? 1 : 0]);
  }
}, 120_000);

test("a Chinese or Japanese title is found by any one of its characters, or by neighbouring ones in order", async () => {
  const id = ids.get("夜の雨");
  for (const text of ["雨", "夜", "夜の", "の雨", "夜の雨"]) {
    expect([text, await foundBy(text)]).toEqual([text, [id]]);
    expect([text, (await brief(text))["hydra:member"].map((track) => track.id)]).toEqual([text, [id]]);
  }
  expect(await foundBy("京")).toEqual([ids.get("東京-大阪")]);
  for (const text of ["空", "夜雨"]) expect([text, await foundBy(text)]).toEqual([text, []]);
});
