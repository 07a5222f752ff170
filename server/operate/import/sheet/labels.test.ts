import { expect, test } from "vitest";
import { factsOf } from "#/server/operate/import/plan/facts.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { parseSheet } from "./read-sheet.ts";

const english = translatorFor("en");
/** Returns the publisher of each row's track, without tags, and the doubts that a person should confirm. */
const published = (...lines: string[]) => {
  const { rows, doubts, problems } = parseSheet(lines.join("\n"));
  expect(problems).toEqual([]);
  return [rows.map((row) => factsOf(NO_TAGS, row).publisher), doubts.map(english.tell)];
};

test.each([
  ["file;label;éditeur", "a.wav;Kelp Records;Rive Éditions", "b.wav;Kelp Records;"],
  ["file;Publisher;Record Label", "a.wav;Rive Éditions;Kelp Records", "b.wav;;Kelp Records"],
  ["file;Label;Publisher 1", "a.wav;Kelp Records;Rive Éditions", "b.wav;Kelp Records;"],
  [
    "file;label;writers;roles;shares",
    "a.wav;Kelp Records;Ana|Rive Éditions;C;E;50;50",
    "b.wav;Kelp Records;;;",
  ],
])("among the columns «%s», the label is not the publisher", (...lines) => {
  const quoted = lines.map((line) => line.replace("C;E;50;50", '"C;E";"50;50"'));
  expect(published(...quoted)).toEqual([
    ["Rive Éditions", null],
    [
      "“Kelp Records” is the label and no publisher: the sheet names publishers, so it was left out, for want of a place.",
    ],
  ]);
});

test("without a publisher the label is used and reported, but the tags' publisher takes precedence", () => {
  expect(published("file;label", "a.wav;Kelp Records")).toEqual([
    ["Kelp Records"],
    [
      expect.stringMatching(
        /^The sheet names no publisher: the label, “Kelp Records”, was taken as publisher/,
      ),
    ],
  ]);
  const [row] = parseSheet("file;label\na.wav;Kelp Records").rows;
  expect(factsOf({ ...NO_TAGS, publisher: "Rive Éditions" }, row).publisher).toBe("Rive Éditions");
});
