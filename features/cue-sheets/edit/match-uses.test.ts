import { expect, test } from "vitest";
import { type Candidate, matchesOf } from "./match-uses.ts";
import { usesOf } from "./used-music.ts";

const candidates: Candidate[] = [
  { id: 1, name: "Delta sans fin", reference: "SIL 201-03", files: ["delta-sans-fin-1.mp3"] },
  { id: 2, name: "Les chasseurs de Ségou", reference: "SIL 201-01", files: ["les-chasseurs-de-segou-2.mp3"] },
  { id: 3, name: "Nuit", reference: "SIL 20", files: [] },
  { id: 4, name: "Chasseurs d’étoiles", reference: null, files: [] },
];
const match = (name: string, file = "", reel = "") =>
  matchesOf({ name, file, reel }, candidates).map(({ candidate, reason }) => [candidate.id, reason]);

test.each([
  ["SIL201_03 Delta.wav", [[1, "reference"]]],
  ["sil-201-01_CHASSEURS_60", [[2, "reference"]]],
  ["MUS_SIL 201 03", [[1, "reference"]]],
  ["SIL201_031 other", []],
  ["Delta sans fin - Underscore 60s.wav", [[1, "title"]]],
  ["Les Chasseurs de Segou", [[2, "title"]]],
  ["chasseurs de segou final", [[2, "words"]]],
  ["ambiance rue.wav", []],
  ["", []],
])("%j is matched", (name, expected) => expect(match(name)).toEqual(expected));

test("the very file is recognised whatever the clip is called", () => {
  expect(match("Clip 12", "Delta-Sans-Fin-1.WAV")[0]).toEqual([1, "file"]);
});

const clip = (name: string, channel: string, start: number, end: number) => ({
  name,
  file: "",
  reel: "",
  channel,
  start,
  end,
  hasPicture: false,
});

test("channels of one source become one use, touching pieces join, a return is another use", () => {
  const uses = usesOf([
    clip("Delta.L", "A1", 0, 100),
    clip("Delta.R", "A2", 0, 100),
    clip("Delta.L", "A1", 101, 200),
    clip("Nuit", "A3", 50, 90),
    clip("Delta.L", "A1", 500, 600),
  ]);
  expect(uses.map(({ name, channels, start, end }) => [name, channels, start, end])).toEqual([
    ["Delta.L", ["A1", "A2"], 0, 200],
    ["Nuit", ["A3"], 50, 90],
    ["Delta.L", ["A1"], 500, 600],
  ]);
});
