import { expect, test } from "vitest";
import type { Pcm } from "#/server/sound/measuring/pcm.ts";
import { D_MINOR, joined, sine, struckChords } from "#/server/sound/measuring/test-signals.ts";
import { soundPrint } from "./sound-print.ts";

const heard = (pcm: Pcm) => {
  const { bpm, tonality } = soundPrint(pcm);
  return { bpm, tonality };
};

/** Returns deterministic noise, full of attacks that never repeat. */
function noise(seconds: number): Pcm {
  let seed = 1;
  const channel = Float32Array.from({ length: seconds * 22_050 }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  });
  return { sampleRate: 22_050, channels: [channel] };
}

test.each([72, 100, 128])("a cadence struck %i times a minute has that tempo and its key", (bpm) => {
  const found = heard(struckChords(bpm, D_MINOR, 24));
  expect(Math.abs((found.bpm ?? 0) / bpm - 1)).toBeLessThan(0.02);
  expect(found.tonality).toBe("D minor");
});

test("distinguishes a key from its relative, which has the same notes", () => {
  const up = (chords: number[][], by: number) => chords.map((chord) => chord.map((note) => note + by));
  const F_MAJOR = [
    [0, 5, 9],
    [2, 5, 10],
    [0, 4, 7, 10],
    [-7, 0, 5, 9],
  ];
  expect(heard(struckChords(100, F_MAJOR, 24)).tonality).toBe("F major");
  expect(heard(struckChords(100, up(F_MAJOR, 2), 24)).tonality).toBe("G major");
  expect(heard(struckChords(100, up(D_MINOR, -3), 24)).tonality).toBe("B minor");
});

test("detects nothing in a held note, noise, two alternating keys or a few seconds", () => {
  expect(heard(sine(440, -12, 24, 22_050))).toEqual({ bpm: null, tonality: null });
  expect(heard(noise(24))).toEqual({ bpm: null, tonality: null });
  const far = D_MINOR.map((chord) => chord.map((note) => note + 6));
  const both = joined(struckChords(100, D_MINOR, 12), struckChords(100, far, 12));
  expect(heard(both).tonality).toBeNull();
  expect(heard(struckChords(100, D_MINOR, 4)).bpm).toBeNull();
});
