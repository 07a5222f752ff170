import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { searchBySql } from "#/server/search/sql/search-by-sql.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import type { Lexicon } from "./lexicon.ts";
import { readBrief } from "./read-brief.ts";

/** Terms that a catalogue has from its imports, in one language. */
const OWN: Record<string, readonly string[]> = {
  instruments: ["Drums", "Vocals", "Strings", "Guitares", "Percussion", "Female vocals"],
  genres: ["Valse", "Corporate", "Berceuse"],
  uses: ["Bande annonce", "Jingle"],
  nuances: ["Joyeux", "Hard stop"],
};

let api: TestApi;
let lexicon: Lexicon;
beforeAll(async () => {
  api = await apiForTests("demo");
  for (const [slug, titles] of Object.entries(OWN)) {
    const [taxonomy] = await api.db.select().from(taxonomies).where(eq(taxonomies.slug, slug));
    await api.db.insert(terms).values(
      titles.map((title) => ({
        slug: `own-${title.toLowerCase().replace(" ", "-")}`,
        taxonomyId: taxonomy?.id ?? 0,
        title,
        titleFr: title,
      })),
    );
  }
  lexicon = await searchBySql(api.db).lexicon();
});
afterAll(() => api.close());

const read = (text: string, locale: "fr" | "en" = "fr") =>
  readBrief(text, locale, { ...searchBySql(api.db), lexicon });
const idOf = (slug: string) => lexicon.terms.get(slug)?.id;
const fullLeads = async (text: string) =>
  (await read(text)).concepts.flatMap(({ leads }) =>
    leads.flatMap(({ slug, weight }) => (weight === 1 && slug.startsWith("own-") ? slug : [])),
  );

test.each([
  ["waltz", "own-valse"],
  ["petite valse", "own-valse"],
  ["batterie", "own-drums"],
  ["drum kit", "own-drums"],
  ["cordes", "own-strings"],
  ["guitar", "own-guitares"],
  ["percussions", "own-percussion"],
  ["voix chantée", "own-vocals"],
  ["voix de femme", "own-female-vocals"],
  ["habillage d’antenne", "own-jingle"],
  ["coupure nette", "own-hard-stop"],
  ["lullaby", "own-berceuse"],
])("«%s» leads to %s, which is called so in the other language", async (text, slug) => {
  expect(await fullLeads(text)).toContain(slug);
});

test.each(["chœur", "kora", "salon", "corporation", "tambour de guerre", "musique", "wall"])(
  "«%s» means none of the catalogue’s own terms",
  async (text) => expect(await fullLeads(text)).toEqual([]),
);

test.each([
  ["piano sans batterie", "own-drums"],
  ["piano, no drum kit", "own-drums"],
  ["piano sans cordes", "own-strings"],
  ["harpe sans guitare", "own-guitares"],
  ["valse sans percussions", "own-drums"],
])("«%s» excludes %s", async (text, slug) => {
  const excluded = (await read(text)).search.excluded.flatMap((one) => one.terms);
  expect(excluded.find(({ id }) => id === idOf(slug))?.strength).toBeGreaterThanOrEqual(70);
});

test.each(["no vocals", "sans voix", "version instrumentale"])(
  "a version «%s» lacks the terms for voices",
  async (text) => {
    const { version } = (await read(text)).search;
    const lacked = version?.kind?.lacking?.lacked.map(({ slug }) => slug);
    expect(lacked).toEqual(expect.arrayContaining(["own-vocals", "own-female-vocals"]));
    expect(lacked).not.toContain("own-strings");
  },
);

test("«jusqu’à une coupure nette» is how the music ends", async () => {
  const { concepts } = await read("tension qui monte jusqu'à une coupure nette");
  expect(concepts.map(({ words }) => words)).toEqual(["tension qui monte", "coupure nette"]);
  expect((await read("avant la coupure pub")).concepts.flatMap(({ instead = [] }) => instead)).toEqual([]);
});
