import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { withoutLaterCues } from "./several-cues.ts";

const { read } = briefReader();

async function partsAndDropped(text: string, locale: "fr" | "en") {
  const { concepts, dropped } = await read(text, locale);
  return { parts: concepts.map(({ mode, words }) => `${mode} ${words}`), dropped };
}

test.each([
  [
    "Cue 1: solo harp. Cue 2: funk with brass",
    "en",
    ["wanted solo", "wanted harp"],
    "Cue 2: funk with brass",
  ],
  [
    "First cue: harp, 60s. Second cue: funk, 30s",
    "en",
    ["wanted harp", "wanted 60s"],
    "Second cue: funk, 30s",
  ],
  ["Musique 1 : harpe. Musique n°2 : funk", "fr", ["wanted harpe"], "Musique n°2 : funk"],
  ["1er titre : harpe\n2e titre : funk", "fr", ["wanted harpe"], "2e titre : funk"],
  [
    "two cues about wildlife, track 1 = harp, track 2 = funk. Both without drums",
    "en",
    ["wanted wildlife", "wanted harp", "excluded drums"],
    "track 2 = funk.",
  ],
  [
    "Cue 1 (wedding): harp. Cue 2 (boxing): funk",
    "en",
    ["wanted wedding", "wanted harp"],
    "Cue 2 (boxing): funk",
  ],
  [
    "We need 2 cues: 1) solo harp 2) funk with brass",
    "en",
    ["wanted solo", "wanted harp"],
    "2) funk with brass",
  ],
  [
    "(a) harp for a beach (b) gritty blues for a bar fight. Please no drums",
    "en",
    ["wanted harp", "wanted beach", "excluded drums"],
    "(b) gritty blues for a bar fight.",
  ],
  [
    "Trois musiques pour notre expo : a. harpe ; b. fanfare joyeuse ; c. piano solo",
    "fr",
    ["wanted expo", "wanted harpe"],
    "b. fanfare joyeuse ;",
  ],
  [
    "Two things: (1) slow harp, no drums; (2) funk",
    "en",
    ["wanted slow", "wanted harp", "excluded drums"],
    "(2) funk",
  ],
  [
    "(1) générique, harpe ; (2) tapis neutre ; (3) virgule",
    "fr",
    ["wanted générique", "wanted harpe"],
    "(2) tapis neutre ;",
  ],
  ["1. harp 90 bpm\n2. funk 120 bpm", "en", ["wanted harp", "wanted 90 bpm"], "2. funk 120 bpm"],
  ["Scène 1 : harpe. Scène 2 : funk", "fr", ["wanted harpe"], "Scène 2 : funk"],
  ["Cue 1: harp\nCue 2: funk\n\nno drums", "en", ["wanted harp", "excluded drums"], "Cue 2: funk"],
] as const)(
  "of the pieces that «%s» describes, the first is read and the rest left aside",
  async (text, locale, parts, left) => {
    const read = await partsAndDropped(text, locale);
    expect(read.parts).toEqual(parts);
    expect(read.dropped).toContain(left);
  },
);

test.each([
  "1) harp 2) no drums 3) slow",
  "two cues with: 1) harp 2) no drums",
  "harp: 1) warm 2) for the web 3) 60 s",
  "plan b) harp for a bar, a) for a beach",
  "harp, versions: 1) full 2) sting",
  "2) harp for a bar 3) funk for a beach",
  "harp, like Song 2, Blur",
  "Cue 2: funk",
  "first track of the album, second track too",
])("«%s» describes one piece", (text) => {
  expect(withoutLaterCues(text)).toEqual({ text, dropped: [] });
});

test.each([
  "cue 1: ".repeat(280),
  "1) 2) ".repeat(330),
  "two a ".repeat(330),
  "cue 1: x. cue 2: ".repeat(110),
  `cue 1:${" ".repeat(1_990)}`,
])("a text of two thousand characters full of labels keeps its length", (text) => {
  expect(withoutLaterCues(text).text).toHaveLength(text.length);
});

test.each([
  "one track for a film: 1) piano over the start 2) drums over the fight",
  "Must have: 1) piano over the whole film 2) a choir for the end",
])("the list in «%s» tells of one piece", async (text) => {
  const { concepts } = await read(text, "en");
  expect(concepts.map(({ words }) => words)).toEqual(
    expect.arrayContaining(["piano", /choir/.test(text) ? "choir" : "drums"]),
  );
});
