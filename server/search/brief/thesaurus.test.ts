import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readThesaurus, thesaurus } from "./thesaurus.ts";
import { foldedWords } from "./words.ts";

const FOLDER = join(import.meta.dirname, "thesaurus");
const files = readdirSync(FOLDER);
/** Agreed minimum number of entries. */
const LEAST_ENTRIES = 3_000;

const taxonomies = parse(
  readFileSync(join(import.meta.dirname, "../../../demo/content/taxonomies.yaml"), "utf8"),
) as { terms: { slug: string }[] }[];
const slugs = new Set(taxonomies.flatMap(({ terms }) => terms.map(({ slug }) => slug)));

test("the thesaurus holds thousands of entries, each in both languages, with leads that exist", () => {
  const entries = new Set(thesaurus().map(({ entry }) => entry));
  expect(entries.size).toBeGreaterThanOrEqual(LEAST_ENTRIES);
  for (const entry of entries) {
    const { terms, against, leftOut, tempo, seconds, versions, countries, mode } = entry.leads;
    expect([entry.title, entry.titleFr]).not.toContain("");
    const leads = terms.length + versions.length + countries.length;
    expect([entry.title, leads > 0 || tempo || seconds || mode]).not.toEqual([entry.title, false]);
    const known = [...terms.map(({ slug }) => slug), ...against, ...leftOut].filter(
      (slug) => !slugs.has(slug),
    );
    expect([entry.title, known]).toEqual([entry.title, []]);
    for (const { worth } of terms) expect(worth).toBeGreaterThan(0);
  }
});

test("no form is empty, and every file is read", () => {
  for (const { form } of thesaurus()) expect([form, foldedWords(form).length]).not.toEqual([form, 0]);
  expect(files.length).toBeGreaterThan(5);
  for (const name of files)
    expect(readThesaurus(readFileSync(join(FOLDER, name), "utf8"), name).length).toBeGreaterThan(10);
});

test("the first lead of a line is its main meaning, the others accompany it", () => {
  const [french] = readThesaurus("slow | lent | tempo ..80, calm .9, not drive", "a.txt");
  expect(french).toMatchObject({
    lang: "fr",
    form: "lent",
    entry: {
      title: "slow",
      leads: {
        first: "tempo",
        tempo: { from: null, to: 80 },
        terms: [{ slug: "calm", worth: 90 }],
        against: ["drive"],
      },
    },
  });
});

test("an invalid line is reported with its file and number", () => {
  expect(() => readThesaurus("# first\nslow | lent | calm loudly", "a.txt")).toThrow(
    /a\.txt, line 2.*calm loudly/,
  );
});

test.each([
  ["corpo", "fr"],
  ["pharma", "en"],
  ["dramedy", "en"],
  ["comedic", "en"],
  ["percs", "fr"],
  ["808s", "en"],
] as const)("the jargon “%s” is known", (form, lang) => {
  expect(thesaurus().filter((one) => one.form === form && one.lang === lang)).not.toEqual([]);
});
