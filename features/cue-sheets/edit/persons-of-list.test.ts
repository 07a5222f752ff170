import { expect, test } from "vitest";
import { RATES } from "../time/timecode.ts";
import { cueOfUse } from "./cues-of-edit.ts";
import { usesOf } from "./join-clips.ts";
import { readEdit } from "./read-edit.ts";

const minute = (at: number) => String(at + 1).padStart(2, "0");
const edlOf = (names: readonly string[]) =>
  [
    "TITLE: KITES EP 2",
    ...names.flatMap((name, at) => [
      `0${minute(at)}  AX  AA  C  00:00:00:00 00:00:30:00 01:${minute(at)}:00:00 01:${minute(at)}:30:00`,
      `* FROM CLIP NAME: ${name}`,
    ]),
  ].join("\n");
const markersOf = (names: readonly string[]) =>
  [
    "Marker Name\tDescription\tIn\tOut\tDuration\tMarker Type",
    ...names.map(
      (name, at) => `${name}\t\t00:${minute(at)}:00:00\t00:${minute(at)}:30:00\t00:00:30:00\tComment`,
    ),
  ].join("\n");

/** Returns the titles and writers of an edit's uses in the sheet, and its doubts. */
async function peopleIn(text: string) {
  const { clips, doubts = [] } = await readEdit(text, RATES["25"]);
  const cues = usesOf(clips).map((use) => cueOfUse(use, null));
  return {
    people: cues.map(({ title, writers = [] }) => [title, ...writers.map(({ name }) => name)]),
    doubts: doubts.map(({ name, text: said }) => `${name}: ${said}`),
  };
}

test.each([
  [["Slow Tide (M Reed).wav"], [["Slow Tide", "M Reed"]]],
  [["Slow Tide_(M Reed - L. Falk)_Full.wav"], [["Slow Tide", "M Reed", "L. Falk"]]],
  [["KITES_OPEN_v4_J_Reed.wav"], [["KITES OPEN", "J Reed"]]],
  [
    ["KITES_OPEN_J_Reed.wav", "KITES_END_J_Reed.wav"],
    [
      ["KITES OPEN", "J Reed"],
      ["KITES END", "J Reed"],
    ],
  ],
])("the files %j have the persons with initials in their names", async (names, people) => {
  expect(await peopleIn(edlOf(names))).toEqual({ people, doubts: [] });
});

test.each([
  ["KITES_OPEN_J_Reed.wav"],
  ["Slow Tide (B Section).wav"],
  ["Slow Tide (C Major).wav"],
  ["Slow Tide (Nora Falk).wav"],
  ["Slow Tide - Nora Falk.wav", "Open Water - Nora Falk.wav"],
  ["Delta_A_Side.wav", "Alba_A_Side.wav"],
])("the files %j name nobody", async (...names) => {
  const { people } = await peopleIn(edlOf(names));
  expect(people.flatMap(([, ...writers]) => writers)).toEqual([]);
});

test("persons behind several typed titles are writers, those beside them too, and may be performers", async () => {
  const names = [
    "MUS Open Water - Nora Falk (instrumental)",
    "MUS Slow Thaw - Nora Falk",
    "VO - Pickup Line",
  ];
  expect(
    await peopleIn(markersOf([...names, "MUS Paper Kites - Ruben Vidal", "MUS Tide - The Sea Band"])),
  ).toEqual({
    people: [
      ["Open Water", "Nora Falk"],
      ["Slow Thaw", "Nora Falk"],
      ["VO - Pickup Line"],
      ["Paper Kites", "Ruben Vidal"],
      ["Tide"],
    ],
    doubts: ["Open Water: Nora Falk", "Paper Kites: Ruben Vidal", "Tide: The Sea Band"],
  });
});

test.each([
  ["MUS Open Water - Nora Falk", "MUS Paper Kites - Ruben Vidal"],
  ["MUS Open Water - Nora Falk", "MUS Slow Thaw - Nora Falk", "MUS Tide - Market Square"],
  ["MUS Open Water - Nora Falk", "MUS Slow Thaw - Nora Falk", "MUS Tide - louder here"],
])(
  "the typed titles %j keep what stands behind them, since it may be a place or a remark",
  async (...names) => {
    const { people, doubts } = await peopleIn(markersOf(names));
    expect(people).toEqual(names.map((name) => [name.slice(4)]));
    expect(doubts).toEqual([]);
  },
);
