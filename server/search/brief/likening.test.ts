import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { alikeIn, type TitledTrack, type TracksTitled } from "./likening.ts";

const { read } = briefReader();
const KNOWN: Readonly<Record<string, TitledTrack>> = {
  "sel gemme": { name: "Sel gemme", termIds: [] },
  sel: { name: "Sel", termIds: [] },
  sil20101: { name: "Les chasseurs", termIds: [] },
};
const known = (names: readonly string[]) =>
  new Map(names.flatMap((name) => (KNOWN[name] ? [[name, KNOWN[name]] as const] : [])));
const titled: TracksTitled = async ({ titles, references }) => ({
  titles: known(titles),
  references: known(references),
});

test.each([
  ["comme «\u00a0Sel gemme\u00a0», lent", "Sel gemme"],
  ['in the vein of "sel gemme"', "sel gemme"],
  ["dans l’esprit de Sel gemme plus lent", "Sel gemme"],
  ["comme « Sel », lent", "Sel"],
  ["une ambiance comme Sel gemme", "Sel gemme"],
  ["des vibes comme «\u00a0Sel gemme\u00a0»", "Sel gemme"],
  ["quelque chose comme SIL 201-01", "SIL 201-01"],
])("«%s» compares with a track of the catalogue", async (text, title) => {
  const alike = await alikeIn(text, titled);
  expect(alike.map(({ start, end }) => text.slice(start, end))).toEqual([title]);
});

test.each([
  "comme le sel gemme",
  "Sel gemme",
  "I would like Sel gemme",
  "comme Delta",
  "comme Sel",
  "comme sel gemme",
  "style Sel gemme",
  "COMME SEL GEMME PLUS LENT",
])("«%s» compares with no track", async (text) => {
  expect(await alikeIn(text, titled)).toEqual([]);
});

test("a comparison with a track asks for its terms, those of its sound first", async () => {
  const { concepts } = await read("comme « Sel gemme », violon");
  expect(concepts.map(({ kind, mode, words }) => [kind, mode, words])).toEqual([
    ["idea", "wanted", "Sel gemme"],
    ["term", "wanted", "violon"],
  ]);
  expect(concepts[0]?.leads.slice(0, 3).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["levantine-ensemble", "tension"]),
  );
});

test("many compared titles cost few lookups", async () => {
  const asked: string[] = [];
  await alikeIn(`comme Aa bb${" comme Aa bb".repeat(2_000)}`, async ({ titles, references }) => {
    asked.push(...titles, ...references);
    return { titles: new Map(), references: new Map() };
  });
  expect(asked.length).toBeLessThan(40);
});

test("punctuation alone is not looked up", async () => {
  await alikeIn('comme "!!!"', async (names) => {
    expect(names).toEqual({ titles: [], references: [] });
    return { titles: new Map(), references: new Map() };
  });
});

test("a negated comparison excludes that title alone", async () => {
  const { search } = await read("doux, pas comme « Sel gemme »");
  expect(search.excluded).toHaveLength(1);
  expect(search.excluded[0]?.terms).toEqual([]);
  expect(search.excluded[0]?.texts.map(({ text }) => text)).toEqual(["Sel gemme"]);
});

test("the title of named musicians is a reference, and is not searched", async () => {
  const { concepts, dropped } = await read('temp is The Black Keys "Lonely Boy", harp', "en");
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual([
    "wanted The Black Keys",
    "wanted harp",
  ]);
  expect(dropped).toContain("Lonely Boy");
});
