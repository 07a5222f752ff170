import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const table = (...rows: string[]) =>
  ["Marker Name\tDescription\tIn\tOut", "Delta\t\t00:00:10:00\t00:00:20:00", ...rows].join("\n");
const rowOf = (description: string) => `\t${description}\t00:01:00:00\t00:01:20:00`;

test.each([
  "musique : Soir de juin",
  "KLM 12/05 Low Water",
  "au bar, on entend \u00ab Soir de juin \u00bb",
  "music bed under the results",
])("a row without a title is named by its description: \u00ab%s\u00bb", async (description) => {
  const { heard, edit } = await usesAsRead(table(rowOf(description)));
  expect(heard).toHaveLength(2);
  expect(edit.clips[1]?.name).toContain(description.slice(0, 8));
  expect(edit.skipped).toEqual([]);
});

test.each([
  ["MX interview w/ manager, v low under: TRN 0912-4 Long Walk Back", "TRN 0912-4 Long Walk Back"],
  ["radio plays \u201cLow Water\u201d", "Low Water"],
])("the title in \u00ab%s\u00bb is that of a row without one", async (description, title) => {
  const { heard, edit } = await usesAsRead(table(rowOf(description)));
  expect(heard).toHaveLength(2);
  expect(edit.clips[1]?.name).toBe(title);
});

test.each([
  ["no music", "no music here"],
  ["music that is taken out", "MX bed, not used"],
  ["a remark", "check with the editor"],
  ["nothing", ""],
  ["a noise", "sfx only"],
  ["a change of picture", "grading to do"],
])("a row without a title whose description is of %s is left out: \u00ab%s\u00bb", async (_, description) => {
  const { heard } = await usesAsRead(table(rowOf(description), "Ondine\t\t00:02:00:00\t00:02:10:00"));
  expect(heard.map((row) => row.split(" ")[0])).not.toContain(description.split(" ")[0] || "00:01:00:00");
});
