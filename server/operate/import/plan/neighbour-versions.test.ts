import { expect, test } from "vitest";
import { matchSheet } from "#/server/operate/import/sheet/match-sheet.ts";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { neighbourVersions, neighbourVersionsOf } from "./neighbour-versions.ts";
import { planAlbum } from "./plan-album.ts";
import { rowsByTitle } from "./rows-by-title.ts";

const sounds = (names: readonly string[]) =>
  names.map((name) => ({ relative: `${name}.wav`, path: `/${name}.wav` }));
const found = (names: readonly string[]) =>
  [...neighbourVersions(sounds(names))].map(([file, { lead, version, isGuess }]) =>
    [file.relative.slice(0, -4), lead.relative.slice(0, -4), version.kind, version.label, isGuess].join(
      " | ",
    ),
  );

test.each([
  ["01 Lisière", "01 Lisière 30", "30 | 30 s edit | false"],
  ["01 Lisière", "01 Lisière 60", "60 | 60 s edit | false"],
  ["01 Lisière", "01 Lisière_030", "30 | 30 s edit | false"],
  ["01 Lisière", "01 Lisière 015", "other | 15 s edit | false"],
  ["01 Lisière", "01 Lisière boucle", "other | Boucle | false"],
  ["01 Lisière", "01 Lisière ALT FIN", "other | Alt fin | false"],
  ["HGT031_001_Tin Soldier_Main", "HGT031_001_Tin Soldier_15", "other | 15 s edit | false"],
  ["VLT009-01 Breach - Full Mix", "VLT009-01 Breach - Hits & Risers", "other | Hits & Risers | true"],
  ["01 Lisière_FULL_v2", "01 Lisière boucle", "other | Boucle | false"],
  ["01 Lisière_v3", "01 Lisière boucle_v2", "other | Boucle | false"],
  ["02_Stempeluhr", "02_Stempeluhr_Nur Uhr", "other | Nur Uhr | true"],
  ["02 Sale grosso", "02 Sale Grosso (solo coro)", "other | Solo coro | false"],
])("beside «%s», «%s» is the version %s", (lead, name, expected) => {
  expect(found([lead, name, "05 Other", "06 More", "HGT031_009_Other", "VLT009-09 Other"])).toEqual([
    `${name} | ${lead} | ${expected}`,
  ]);
});

test("without a number only a length is a version, and not beside tracks that are counted", () => {
  expect(found(["Reed", "Reed 30", "Reed_60", "Reed Bed", "Reed 66"])).toEqual([
    "Reed 30 | Reed | 30 | 30 s edit | false",
    "Reed_60 | Reed | 60 | 60 s edit | false",
  ]);
  expect(found(["Opus", "Opus 3", "Opus 5"])).toEqual([]);
});

test("another number, another folder or a revision is no version", () => {
  expect(found(["01 Slow Tide", "02 Slow Tide 30", "03 Slow Tide Blues"])).toEqual([]);
  expect(found(["A/01 Delta", "B/01 Delta Nord"])).toEqual([]);
  expect(found(["01 Delta", "01 Delta_v2", "01 Delta_FINAL"])).toEqual([]);
});

test("a file to which the sheet gives a title of its own is a track", () => {
  const { rows } = parseSheet(
    "file;title\n01 Delta.wav;Delta\n01 Delta Nord.wav;Delta Nord\n01 Delta Sud.wav;Delta",
  );
  const files = sounds(["01 Delta", "01 Delta Nord", "01 Delta Sud", "02 Other"]);
  const known = files.map((file) => ({
    file,
    tags: NO_TAGS,
    row: rows.find((row) => row.file === file.relative),
  }));
  expect([...neighbourVersionsOf(known)].map(([{ relative }]) => relative)).toEqual(["01 Delta Sud.wav"]);
});

test.each([
  ["by title", "No\tTitle\tComposer\n1\tReed\tAna Díaz"],
  ["by file", "file\ttitle\n01_Reed.wav\tReed"],
])("codes that the sheet explains, behind a title found %s, are the versions of its words", (_way, table) => {
  const { rows } = parseSheet(`Codes\tUND underscore / DRY no drums / S1 low strings\n${table}`);
  const files = sounds(["01_Reed", "01_Reed_UND", "01_Reed_DRY", "01_Reed_S1", "01_Reed_LOP", "02_Other"]);
  const byPath = new Map([...matchSheet(rows, files, () => {}), ...rowsByTitle(rows, files, () => {})]);
  const { sounds: planned } = planAlbum(
    files.map((file) => ({ file, tags: NO_TAGS, row: byPath.get(file.path) })),
    "Rives",
  );
  expect(planned.map(({ name, version }) => [name, version && [version.kind, version.label]])).toEqual([
    ["Reed", null],
    ["Reed", ["underscore", "Underscore"]],
    ["Reed", ["no-drums", "No drums"]],
    ["Reed", ["stem", "Stem: low strings"]],
    ["Reed", ["other", "LOP"]],
    ["Other", null],
  ]);
});

test("a title in the tag spells out the version that a file's name says only by a code", () => {
  const tagged = (titles: Record<string, string>) =>
    [
      ...neighbourVersionsOf(
        sounds(Object.keys(titles)).map((file, place) => ({
          file,
          tags: { ...NO_TAGS, title: Object.values(titles)[place] ?? null },
          row: undefined,
        })),
      ).values(),
    ].map(({ version, isGuess }) => `${version.label} | ${isGuess}`);
  expect(
    tagged({
      "01 Fernlicht": "Fernlicht",
      "01 Fernlicht_UV": "Fernlicht Unterlegversion",
      "01 Fernlicht_oDr": "Fernlicht ohne Drums",
      "01 Fernlicht_XY": "Fernlicht XY",
      "02 Estran": "Estran",
      "02 Estran_SP": "Estran (sans piano)",
      "02 Estran_boucle lente": "Estran 30s",
      "03 Harbour": "Harbour",
      "03 Harbour_ND": "Harbour - No Drums",
    }),
  ).toEqual([
    "Underscore | false",
    "No drums | false",
    "XY | true",
    "Sans piano | false",
    "boucle lente | true",
    "No drums | false",
  ]);
});

test("of mixes that only a letter tells apart under one number, the first leads, and the others are told", () => {
  expect(
    found(["04 Moor mix B", "04 Moor mix A", "04 Moor - Mix C", "05 Marl Bounce A", "06 Marl Bounce B"]),
  ).toEqual([
    "04 Moor mix A | 04 Moor mix B | other | Mix A | true",
    "04 Moor - Mix C | 04 Moor mix B | other | Mix C | true",
  ]);
  expect(found(["Moor mix A", "Moor mix B"])).toEqual([]);
});
