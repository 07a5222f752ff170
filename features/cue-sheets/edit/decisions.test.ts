import { expect, test } from "vitest";
import { decide } from "./decisions.ts";

test.each([
  ["a clip of sound without picture", {}, true],
  ["a clip that comes with its picture", { hasPicture: true }, false],
  [
    "a clip that comes with its picture and has the role of music",
    { hasPicture: true, role: "music.music-1" },
    true,
  ],
  ["a clip that comes with its picture on a track of music", { hasPicture: true, channels: ["MX 1"] }, true],
  ["music that is off", { role: "music", isOff: true as const }, false],
  ["a clip on a track of effects", { channels: ["FX 1"] }, false],
])("%s is taken without confirmation: %s", (_, use, isTaken) => {
  const plain = { name: "Mar de Plata", file: "", reel: "", channels: ["1"], start: 0, end: 250 };
  expect(decide({ ...plain, hasPicture: false, ...use }, []).isTaken).toBe(isTaken);
});

test.each([
  [
    "the code of a library on a track of effects",
    { name: "MT014_05_Kites Over Tangier", channels: ["FX 3"] },
    true,
  ],
  ["a version of music on a track of effects", { name: "Kites_STING", channels: ["SFX"] }, true],
  [
    "a stinger in several pieces on a track of effects",
    { name: "Unterstrom Stinger-01", channels: ["SFX"] },
    true,
  ],
  ["the code of a library in a folder of noises", { name: "BC_0455_Hive.wav", folder: "SFX" }, true],
  ["a noise with the code of a library", { name: "BOM014_05_Whoosh Deep", channels: ["FX 3"] }, false],
  ["a noise with a length", { name: "Rain_30s", channels: ["FX 3"] }, false],
  ["a plain name on a track of effects", { name: "Mar de Plata", channels: ["FX 3"] }, false],
  ["a code on a track of voices", { name: "MT014_05_Kites Over Tangier", channels: ["DX 1"] }, false],
  ["the whole mix", { name: "ATL012_02_Mix Final", channels: ["PRINTMASTER"] }, false],
])("the person is asked whether %s is music: %s", (_, use, isAsked) => {
  const plain = { file: "", reel: "", channels: ["A1"], start: 0, end: 250, hasPicture: false };
  const { isTaken, isMusic, isAmongSounds = false } = decide({ ...plain, ...use }, []);
  expect({ isTaken, isMusic, isAmongSounds }).toEqual({
    isTaken: false,
    isMusic: isAsked,
    isAmongSounds: isAsked,
  });
});

const kites = { id: 1, name: "Kites", reference: null, files: [], versions: [] };
test.each([
  ["title", 0.85, false, true],
  ["words", 0.5, false, false],
  ["title", 0.9, true, false],
] as const)(
  "a match by %s of %d with a clip on a track of effects is taken: %s, and the person is asked: %s",
  (reason, certainty, taken, asked) => {
    const use = {
      name: "Kites",
      file: "",
      reel: "",
      channels: ["FX 3"],
      start: 0,
      end: 250,
      hasPicture: false,
    };
    const { isTaken, isAmongSounds = false } = decide(use, [
      { candidate: kites, version: null, reason, certainty },
    ]);
    expect([isTaken, isAmongSounds]).toEqual([taken, asked]);
  },
);
