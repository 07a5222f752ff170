import { expect, test } from "vitest";
import { readEdit } from "../read-edit.ts";

/** Reads a typed list and returns its rows with their writers, and the persons of whom it asks what they did. */
async function listOf(...lines: string[]) {
  const rows = lines.map((line, at) => `${at + 1}:00 - ${at + 1}:30 ${line}`);
  const { clips, doubts = [] } = await readEdit(rows.join("\n"));
  return {
    rows: clips.map(({ name, writers = [] }) => [name, ...writers.map((one) => one.name)].join(" | ")),
    asked: doubts.filter(({ asks }) => asks === "people").map(({ text }) => text),
  };
}
const OTHER = "\u00ab Alba \u00bb";

test.each([
  ["\u00ab Delta \u00bb (Ana Roux)", "Ana Roux"],
  ["Delta (Ana Roux / L\u00e9o Brun)", "Ana Roux, L\u00e9o Brun"],
  ["Delta \u2013 Ana Roux", "Ana Roux"],
  ["Delta - Ana Roux - sous voix", "Ana Roux"],
  ['"Delta" Ana Roux', "Ana Roux"],
  ['"Delta" by Ana Roux', "Ana Roux"],
  ['"Delta" by Roux', "Roux"],
  ["\u00ab Delta \u00bb de Ana Roux", "Ana Roux"],
  ['"Delta" von Anton Moll, gesungen von Ina Roth', "Anton Moll"],
  ['"Delta" di Ana Roux', "Ana Roux"],
  ["\u00ab Delta \u00bb d\u2019Ana Roux", "Ana Roux"],
  ['"Delta" door Ans Visser', "Ans Visser"],
  ["Ana Roux \u2013 \u00ab Delta \u00bb", "Ana Roux"],
])(
  "the row «%s» names «%s», who may have written or may perform the music, and so it asks",
  async (row, name) => {
    expect(await listOf(row, OTHER)).toEqual({ rows: ["Delta", "Alba"], asked: [name] });
  },
);

test.each([
  ['"Delta" (comp. Ana Roux)', "Delta | Ana Roux"],
  ['"Delta" by Ana Roux, RIV 12-3', "Delta | Ana Roux"],
  ['"Delta" sung by Ana Roux', "Delta"],
  ['"Delta" (radio edit)', "Delta (radio)"],
  ['"Delta" \u2013 Grand H\u00f4tel', "Delta"],
  ['"Delta" by the window', "Delta"],
  ["\u00ab Delta \u00bb (Ana valide)", "Delta"],
  ['Ana Roux (montage): "Delta"', "Delta"],
])("the row «%s» leaves nothing to ask about its people", async (row, read) => {
  expect(await listOf(row, OTHER)).toEqual({ rows: [read, "Alba"], asked: [] });
});

test("a list with persons behind «by» throughout names its writers, and asks whether they are", async () => {
  expect(await listOf('"Delta" by Ana Roux', '"Alba" by Jo Lind', '"Delta"')).toEqual({
    rows: ["Delta | Ana Roux", "Alba | Jo Lind", "Delta | Ana Roux"],
    asked: ["Ana Roux", "Jo Lind"],
  });
});

test("a band behind «by» shows that a list names those who perform", async () => {
  expect(await listOf('"Delta" by Ana Roux', '"Alba" by Jo Lind', '"Mira" by The Blue Notes')).toEqual({
    rows: ["Delta", "Alba", "Mira"],
    asked: ["Ana Roux", "Jo Lind", "The Blue Notes"],
  });
});

test("of several persons behind a title those who were not taken are asked about, and each once", async () => {
  expect(await listOf("Delta \u2013 Jo Lind, Ana Roux", "Mira (Ana Roux)", '"Bora", comp. Jo Lind')).toEqual({
    rows: ["Delta | Jo Lind", "Mira", "Bora | Jo Lind"],
    asked: ["Ana Roux"],
  });
});
