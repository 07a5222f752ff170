import { expect, test } from "vitest";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { type FileTags, NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { planAlbum } from "./plan-album.ts";

/** Returns the credits of files whose tags contain an artist but no composer; the first file has this sheet row. */
function creditsWith(sheet: string) {
  const [row] = parseSheet(sheet).rows;
  const tags = { ...NO_TAGS, hasStandIns: true, writers: [{ name: "The Hats", role: null }] };
  const files = ["a.mp3", "b.mp3"].map((relative, place) => ({
    file: { relative, path: `/${relative}` },
    tags,
    row: place === 0 ? row : undefined,
  }));
  return planAlbum(files, "Harbor").sounds.map(({ facts }) =>
    facts.credits.map(({ name, role }) => [name, role]),
  );
}

test("if a row names only an arranger, artists still count as writers, in its album too", () => {
  expect(creditsWith("file;arranger\na.mp3;Ana Díaz")).toEqual([
    [
      ["The Hats", null],
      ["Ana Díaz", "AR"],
    ],
    [["The Hats", null]],
  ]);
});

test("if a row names writers, artists count as performers, even beside an arranger", () => {
  expect(creditsWith("file;composer;arranger\na.mp3;Lou;Ana Díaz")).toEqual([
    [
      ["Lou", "C"],
      ["Ana Díaz", "AR"],
    ],
    [],
  ]);
});

/** Returns the names of the writers of one file whose tags contain an artist but no composer. */
function writersOf(artist: string, relative: string, publisher: string | null = null) {
  const tags = { ...NO_TAGS, publisher, hasStandIns: true, writers: [{ name: artist, role: null }] };
  const files = [{ file: { relative, path: `/in/Kelp_2026-02/${relative}` }, tags, row: undefined }];
  return planAlbum(files, "Harbor").sounds.flatMap(({ facts }) => facts.credits.map(({ name }) => name));
}

test.each([
  ["Kelp", "Rives/01 Estran.wav", null],
  ["Ironmoor Music", "Rives/01 Quay.wav", "Ironmoor Music"],
  ["Seefeld", "Seefeld_2026/01 Deich.wav", null],
  ["Anna’s iPhone", "Rives/01 Estran.wav", null],
  ["iPhone de Zoé", "Rives/01 Estran.wav", null],
])("the artist «%s» is the label, its folder or a device, and no writer", (artist, file, publisher) => {
  expect(writersOf(artist, file, publisher)).toEqual([]);
});

test.each([
  ["Ana Roux", "Ana Roux - Rives/01 Estran.wav", "Ana Roux"],
  ["Jo", "Journal/01 Estran.wav", "Kelp"],
  ["Kelper", "Rives/01 Estran.wav", null],
])("the artist «%s» stays the writer", (artist, file, publisher) => {
  expect(writersOf(artist, file, publisher)).toEqual([artist]);
});

test("a sole writer has the whole, but no arranger, lyricist or artist that stands in", () => {
  const shares = (writers: FileTags["writers"], hasStandIns = false) =>
    planAlbum(
      [
        {
          file: { relative: "a.wav", path: "/a.wav" },
          tags: { ...NO_TAGS, writers, hasStandIns },
          row: undefined,
        },
      ],
      "Harbor",
    ).sounds.flatMap(({ facts }) => facts.credits.map(({ share }) => share));
  expect(shares([{ name: "Ana Díaz", role: "C" }])).toEqual([100]);
  expect(
    shares([
      { name: "Ana Díaz", role: "C" },
      { name: "Lou", role: "C" },
    ]),
  ).toEqual([null, null]);
  expect(shares([{ name: "Ana Díaz", role: "AR" }])).toEqual([null]);
  expect(shares([{ name: "Ana Díaz", role: "A" }])).toEqual([null]);
  expect(shares([{ name: "Trad.", role: "C" }])).toEqual([null]);
  expect(shares([{ name: "Ana Díaz", role: null }], true)).toEqual([null]);
  expect(shares([{ name: "Ana Díaz", role: "C", share: 50 }])).toEqual([50]);
});
