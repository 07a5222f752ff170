import { expect, test } from "vitest";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { planAlbum } from "./plan-album.ts";
import { settleIsrcs } from "./repeated-isrcs.ts";

const [ONE, OTHER] = ["FRZ112600021", "FRZ112600022"];

/** Returns the codes that the files of two albums keep, and what is told; `tags` are codes by file. */
function settled(tags: Record<string, string>, sheet = "file;title") {
  const { rows } = parseSheet(sheet);
  const known = Object.entries(tags).map(([relative, isrc]) => ({
    file: { relative, path: `/${relative}` },
    tags: { ...NO_TAGS, isrc: isrc || null },
    row: rows.find(({ file }) => file === relative),
  }));
  const byFolder = Map.groupBy(known, ({ file }) => file.relative.split("/")[0] ?? "");
  const albums = [...byFolder].map(([folder, files]) => planAlbum(files, folder));
  const { left, doubts } = settleIsrcs(albums);
  const kept = albums.flatMap(({ sounds }) =>
    sounds.map(({ file, facts }) => [file.relative, [facts.isrc, ...facts.otherIsrcs].join("+")]),
  );
  return {
    kept: Object.fromEntries(kept),
    left: left.map(({ values }) => values),
    doubts: doubts.map(({ values }) => values),
  };
}

test("different recordings with one ISRC lose it, and are named; those with codes of their own keep them", () => {
  const { kept, left } = settled({ "A/01 Delta.wav": ONE, "A/02 Reed.wav": ONE, "B/01 Marl.wav": OTHER });
  expect(kept).toEqual({ "A/01 Delta.wav": "", "A/02 Reed.wav": "", "B/01 Marl.wav": OTHER });
  expect(left).toEqual([{ isrc: ONE, names: "Delta, Reed", kept: "none" }]);
});

test("the recording that the sheet names keeps a code that another one has in its tags", () => {
  const sheet = `file;title;isrc\nB/01 Marl.wav;Marl;${ONE}`;
  const { kept, left } = settled({ "A/01 Delta.wav": ONE, "B/01 Marl.wav": OTHER }, sheet);
  expect(kept).toEqual({ "A/01 Delta.wav": "", "B/01 Marl.wav": ONE });
  expect(left).toEqual([{ isrc: ONE, names: "Delta, Marl", kept: "Marl" }]);
});

test("of two rows with one code neither keeps it, and a further code of a recording becomes its first", () => {
  const sheet = `file;title;isrc\nA/a.wav;Delta;"${ONE}, ${OTHER}"\nA/b.wav;Reed;${ONE}`;
  expect(settled({ "A/a.wav": "", "A/b.wav": "" }, sheet).kept).toEqual({ "A/a.wav": OTHER, "A/b.wav": "" });
});

test("of a track and its versions the track keeps the code", () => {
  const { kept, left, doubts } = settled({
    "A/Delta.wav": ONE,
    "A/Delta_30.wav": ONE,
    "A/Reed_30.wav": OTHER,
  });
  expect(kept).toEqual({ "A/Delta.wav": ONE, "A/Delta_30.wav": "", "A/Reed_30.wav": OTHER });
  expect(left).toEqual([]);
  expect(doubts).toEqual([
    { isrc: ONE, names: expect.stringMatching(/^Delta, Delta \(30\D*\)$/), kept: "Delta" },
  ]);
});

test("one recording on two albums keeps its code on both", () => {
  const { kept, left } = settled({ "A/01 Delta.wav": ONE, "Best of/07 Delta.wav": ONE });
  expect(kept).toEqual({ "A/01 Delta.wav": ONE, "Best of/07 Delta.wav": ONE });
  expect(left).toEqual([]);
});
