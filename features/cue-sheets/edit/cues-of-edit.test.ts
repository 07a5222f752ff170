import { expect, test } from "vitest";
import { cueOfUse } from "./cues-of-edit.ts";

const use = (sourceIn?: number) => ({
  ...{ name: "Delta_2.wav", file: "", reel: "", channels: ["A1"], start: 10, end: 20, hasPicture: false },
  ...(sourceIn !== undefined && { sourceIn }),
});

test.each([
  [40, 40],
  [0, 0],
  [-1, null],
  [6_000_000, 6_000_000],
  [6_000_001, null],
  [undefined, null],
])("a source that is heard from %j is written from %j into the sheet", (said, written) => {
  expect(cueOfUse(use(said), null)).toMatchObject({
    title: "Delta 2",
    start: 10,
    end: 20,
    sourceIn: written,
  });
});

test.each([
  ["MUSIQUE ÇA IRA MIEUX.new.01", "MUSIQUE ÇA IRA MIEUX"],
  ["Delta_2.new.02-01.wav", "Delta 2"],
  ["Accordéon forain.Copy.02", "Accordéon forain"],
  ["Delta.Sub.01", "Delta"],
  ["The new.wav", "The new"],
  ["Delta (Instrumental)-07", "Delta (Instrumental)"],
  ["Delta (Instrumental)-07.wav", "Delta (Instrumental)"],
  ["Suite-02", "Suite-02"],
])("what %j is called in the sheet has nothing of how it was rendered", (name, title) => {
  expect(cueOfUse({ ...use(), name }, null).title).toBe(title);
});

test.each([
  [
    "APM_SOHO_227_Les Amants du Pont-N",
    "APM_SOHO_227_Les Amants du Pont-Neuf.wav",
    "APM SOHO 227 Les Amants du Pont-Neuf",
  ],
  ["Les Amants du Pont-Neuf, version longue", "Track 04.wav", "Les Amants du Pont-Neuf, version longue"],
  ["Delta", "Delta_Full Mix.wav", "Delta"],
  ["music OUTRO temp", "Radiohead - Pyramid Song.flac", "Radiohead - Pyramid Song"],
  ["musique fin", "Sel_gemme.wav", "Sel gemme"],
  ["zik", "Sel_gemme.wav", "Sel gemme"],
  ["TMP2", "夜.wav", "夜"],
  ["temp", "AB_0142.wav", "temp"],
  ["zik", "musique temp.wav", "zik"],
  ["zik", "", "zik"],
  ["son clip", "A007C004_230612_R1BX.mov", "son clip"],
])("a clip %j of the file %j is called «%s»", (name, file, title) => {
  expect(cueOfUse({ ...use(), name, file }, null).title).toBe(title);
});
