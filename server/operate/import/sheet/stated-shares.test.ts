import { expect, test } from "vitest";
import { factsOf } from "#/server/operate/import/plan/facts.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { parseSheet } from "./read-sheet.ts";

const sharesIn = (sheet: string) =>
  factsOf(NO_TAGS, parseSheet(sheet).rows[0]).credits.map(({ share }) => share);

test.each(["Writer Share", "Writers share", "Writer %", "Ownership %", "Pourcentage", "Mechanical Share"])(
  "a writer alone has not the whole beside a number in the column %s",
  (head) => {
    expect(sharesIn(`title;composer;${head}\nDelta;Ana Roux;50`)).not.toEqual([100]);
    expect(sharesIn(`title;composer;${head}\nDelta;Ana Roux;n/a`)).toEqual([100]);
  },
);

test("a share of publishers says nothing of the writer", () => {
  expect(sharesIn("title;composer;publisher share\nDelta;Ana Roux;50")).toEqual([100]);
});

test.each(["Ana Roux et al.", "Ana Roux + TBC", "J. S. Bach (DP)", "Unknown"])(
  "«%s» leaves others open, and has no share",
  (name) => {
    expect(sharesIn(`title;composer\nDelta;${name}`)).toEqual([null]);
  },
);
