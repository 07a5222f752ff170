import { expect, test } from "vitest";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { leftOutFiles } from "./left-out-files.ts";

/** Reads a sheet, and gives each file the row at its place, if any; formats the files that are left out. */
function leftOut(sheet: string, rowOf: Record<string, number | null>) {
  const { rows } = parseSheet(sheet);
  const files = Object.entries(rowOf).map(([name, place]) => ({
    file: { relative: `${name}.wav`, path: `/${name}.wav` },
    tags: NO_TAGS,
    row: place === null ? undefined : rows[place],
  }));
  const { copies, older } = leftOutFiles(files, new Map());
  return [...older, ...copies].map(([file, other]) => `${file.relative} = ${other.relative}`);
}

test("a row found by a title for both files does not keep an older revision or a copy", () => {
  expect(
    leftOut("title;bpm\nSlate;90", { Slate_v1: 0, Slate_v2: 0, "Slate_v2 - Kopie": 0, Slate_FULL_OLD: null }),
  ).toEqual([
    "Slate_v1.wav = Slate_v2.wav",
    "Slate_FULL_OLD.wav = Slate_v2.wav",
    "Slate_v2 - Kopie.wav = Slate_v2.wav",
  ]);
});

test("a final in capitals, and a second one, replace what came before under one number", () => {
  const files = {
    "1 - Reed v3": null,
    "1 - Reed FINAL": null,
    "1 - Reed FINAL2": null,
    "1 - Reed 30s": null,
  };
  expect(leftOut("title\n", files)).toEqual([
    "1 - Reed v3.wav = 1 - Reed FINAL2.wav",
    "1 - Reed FINAL.wav = 1 - Reed FINAL2.wav",
  ]);
  expect(leftOut("title\n", { "2 - Marl": null, "2 - Marl FINAL": null })).toEqual([
    "2 - Marl.wav = 2 - Marl FINAL.wav",
  ]);
  expect(
    leftOut("title\n", { "3 - Ebb": null, "3 - Ebb Final": null, "4 - SEMI": null, "4 - SEMI FINAL": null }),
  ).toEqual([]);
});

test("a file that is called a copy is kept if its tag has a title of its own", () => {
  const known = (name: string, title: string | null) => ({
    file: { relative: `${name}.wav`, path: `/${name}.wav` },
    tags: { ...NO_TAGS, title },
    row: undefined,
  });
  const copiesOf = (copy: string | null, original: string | null) =>
    leftOutFiles([known("Carbon", original), known("Carbon Copy", copy)], new Map()).copies.size;
  expect([copiesOf("Carbon Copy", "Carbon"), copiesOf("Carbon Copy", null)]).toEqual([0, 0]);
  expect([copiesOf("Carbon", "Carbon"), copiesOf(null, null), copiesOf(null, "Carbon")]).toEqual([1, 1, 1]);
});

test("a row that names a file, or a title of its own, keeps it", () => {
  expect(leftOut("file;title\nSlate_v1.wav;Slate\nSlate_v2.wav;Slate", { Slate_v1: 0, Slate_v2: 1 })).toEqual(
    [],
  );
  expect(leftOut("title\nFern v1\nFern v2", { "Fern v1": 0, "Fern v2": 1 })).toEqual([]);
  expect(leftOut("title\nFern v1", { "Fern v1": 0, "Fern v2": null })).toEqual([]);
});
