import { expect, test } from "vitest";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { readsOf } from "#/tests/support/reads-of.ts";
import { parseSheet } from "./read-sheet.ts";
import { writeOutInitials } from "./settle-names.ts";

/** Returns the writers and the publisher of each row, and the doubts about names. */
function read(...lines: string[]) {
  const { rows, doubts } = parseSheet(lines.join("\n"));
  return {
    writers: rows.map(({ credits }) => credits?.map(({ name }) => name).join(", ")),
    publishers: rows.map(({ publisher }) => publisher),
    told: doubts.filter(({ key }) => key === "doubtInitials").map(translatorFor("en").tell),
  };
}

test("a name with initials is the whole name of another row, which is reported", () => {
  const { writers, told } = read(
    "file\twriters",
    "a.wav\tVesna Marušić",
    "b.wav\tV. Marušić; Elia Bonfà",
    "c.wav\tV.M. Marušić",
  );
  expect(writers).toEqual(["Vesna Marušić", "Vesna Marušić, Elia Bonfà", "V.M. Marušić"]);
  expect(told).toEqual([
    "Line 3 of the sheet: “V. Marušić” was taken for “Vesna Marušić”. Write the name out if it is somebody else’s.",
  ]);
});

test.each([
  ["two whole names fit", ["a.wav\tAna Díaz\t", "b.wav\tAlma Díaz\t", "c.wav\tA. Díaz\t"]],
  ["the whole name is in the row too", ["a.wav\tAna Díaz; A. Díaz\t"]],
  ["the IPIs differ", ["a.wav\tAna Díaz\t00045620792", "b.wav\tA. Díaz\t00014107338"]],
  ["the family name differs", ["a.wav\tAna Díaz\t", "b.wav\tA. Saldíaz\t"]],
])("initials stay as they are if %s", (_, lines) => {
  const { writers, told } = read("file\twriters\tipi", ...lines);
  expect([writers.at(-1), told]).toEqual([expect.stringContaining("A. "), []]);
});

test("a slash separates publishers of which another row names one alone, and else belongs to a name", () => {
  expect(
    read("file\tpublisher", "a.wav\tRive", "b.wav\tRive / Môle Éditions", "c.wav\tUniversal / MCA Music")
      .publishers,
  ).toEqual(["Rive", "Rive; Môle Éditions", "Universal / MCA Music"]);
});

test("initials of one family in many rows are settled in steps that grow with the rows only", () => {
  const [row] = parseSheet("file\twriters\na.wav\tAna Díaz").rows;
  const credit = (place: number) => ({
    name: place % 2 === 0 ? `A. B${place % 10}. Díaz` : `A${place.toString(36)} Carla Díaz`,
    share: null,
    ipi: String(place + 1).padStart(11, "0"),
    role: null,
    society: null,
  });
  const reads = (count: number) =>
    readsOf(count, credit, (all) => {
      writeOutInitials(all.flatMap((one) => (row ? { ...row, credits: [one] } : [])));
    });
  expect(reads(400)).toBeLessThan(5 * reads(100));
});
