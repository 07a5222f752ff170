import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { codesTyped } from "./typed-codes.ts";

const { read } = briefReader();
const known = async (codes: readonly string[]) => new Set(codes.filter((code) => code === "abc020304"));

test.each(["ABC 0203 trk 4", "ABC-0203 piste 4", "abc0203 track 04", "ABC 0203 #4"])(
  "“%s” is the track with that number on that album",
  async (text) => {
    expect(await codesTyped(text, known)).toEqual([{ start: 0, end: text.length, codes: ["abc020304"] }]);
  },
);

test.each([
  ["ISRC fr-q77-09-00012 svp", "fr-q77-09-00012"],
  ["FRQ770900012", "FRQ770900012"],
  ["FR Q77 09 00012", "FR Q77 09 00012"],
  ["T-123.456.789-0", "T-123.456.789-0"],
  ["ABC0203 trk 9", "ABC0203 trk 9"],
])("“%s” is one code, although the catalogue lacks it", async (text, said) => {
  const [code, ...others] = await codesTyped(text, known);
  expect([text.slice(code?.start, code?.end), code?.isUnknown, others]).toEqual([said, true, []]);
});

test.each(["harp, 4 tracks", "mi 4 harp 12345", "sweet harp 2 of 3"])("“%s” has no code", async (text) => {
  expect(await codesTyped(text, known)).toEqual([]);
});

test("a code that the catalogue lacks is not searched as text", async () => {
  const { concepts, dropped } = await read("ISRC FR-Q77-09-00012 svp");
  expect(concepts).toMatchObject([{ words: "FR-Q77-09-00012", reason: "text", kind: "text" }]);
  expect(dropped).toEqual(["ISRC", "svp"]);
});

test("next to a track's code, an exclusion asks for a version of it", async () => {
  const { concepts, search } = await read("SIL 0201 trk 1 no drums", "en");
  expect(concepts.map(({ kind, mode, versions }) => [kind, mode, versions])).toEqual([
    ["text", "wanted", undefined],
    ["version", "wanted", ["no-drums"]],
  ]);
  expect(search.excluded).toEqual([]);
});

test.each([
  "dark house, tempo 120, no 4 on the floor",
  "under 90, no 3/4 waltz",
  "techno 130 track 2 min",
  "piano 120 no 4 drums",
  "mix 2000 titre 5",
  "jazz 1960 #2, no drums",
])("“%s” is words, not a code", async (text) => {
  expect(await codesTyped(text, known)).toEqual([]);
});

test("a tempo before an exclusion stays a tempo", async () => {
  const { concepts } = await read("dark house, tempo 120, no 4 on the floor", "en");
  expect(concepts.map(({ kind }) => kind)).toContain("tempo");
});
