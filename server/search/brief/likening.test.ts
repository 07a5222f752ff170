import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { alikeIn, type TitledTrack } from "./likening.ts";

const { read } = briefReader();
const KNOWN: Readonly<Record<string, TitledTrack>> = {
  "sel gemme": { name: "Sel gemme", termIds: [] },
  sel: { name: "Sel", termIds: [] },
  sil20101: { name: "Les chasseurs", termIds: [] },
};
const titled = async (names: readonly string[]) =>
  new Map(names.flatMap((name) => (KNOWN[name] ? [[name, KNOWN[name]] as const] : [])));

test.each([
  ["comme «\u00a0Sel gemme\u00a0», lent", "Sel gemme"],
  ['in the vein of "sel gemme"', "sel gemme"],
  ["dans l’esprit de Sel gemme plus lent", "Sel gemme"],
  ["comme Sel, lent", "Sel"],
  ["quelque chose comme SIL 201-01", "SIL 201-01"],
])("«%s» likens to a track of the catalogue", async (text, title) => {
  const alike = await alikeIn(text, titled);
  expect(alike.map(({ start, end }) => text.slice(start, end))).toEqual([title]);
});

test.each(["comme le sel gemme", "Sel gemme", "I would like Sel", "comme Delta", "comme sel gemme"])(
  "«%s» likens to no track",
  async (text) => {
    expect(await alikeIn(text, titled)).toEqual([]);
  },
);

test("what is likened to a track asks for its terms, those by which it sounds first", async () => {
  const { concepts } = await read("comme « Sel gemme », violon");
  expect(concepts.map(({ kind, mode, words }) => [kind, mode, words])).toEqual([
    ["idea", "wanted", "Sel gemme"],
    ["term", "wanted", "violon"],
  ]);
  expect(concepts[0]?.leads.slice(0, 3).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["levantine-ensemble", "tension"]),
  );
});

test("many likened titles are read at once", async () => {
  const asked: string[] = [];
  await alikeIn(`comme Aa${" comme Aa".repeat(2_000)}`, async (names) => {
    asked.push(...names);
    return new Map();
  });
  expect(asked.length).toBeLessThan(40);
});
