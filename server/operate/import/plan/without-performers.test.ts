import { expect, test } from "vitest";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
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
