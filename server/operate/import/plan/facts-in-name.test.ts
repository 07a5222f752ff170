import { expect, test } from "vitest";
import { factsInName } from "./facts-in-name.ts";

test.each([
  ["Le Grand Huit - 2m34 - 180bpm_Gm", "Le Grand Huit", 180, "G minor"],
  ["14 juillet - 1m50 - 120bpm_Bb", "14 juillet", 120, "Bb major"],
  ["Delta_128 BPM", "Delta", 128, null],
  ["Delta (3'02)", "Delta", null, null],
  ["Delta - 3\u203202\u2033", "Delta", null, null],
  ["Delta_90bpm_8A", "Delta", 90, "A minor"],
  ["Delta (thème) - 0m58", "Delta (thème)", null, null],
  ["Delta (Bed) 96 C#m", "Delta (Bed)", 96, "C# minor"],
  ["Delta - 140, Bb minor", "Delta", 140, "Bb minor"],
  ["Delta_Em_92bpm", "Delta", 92, "E minor"],
  ["Delta (92 BPM, A minor)", "Delta", 92, "A minor"],
  ["Delta_999bpm", "Delta", null, null],
])("«%s» has the title «%s», tempo %s and key %s", (name, rest, bpm, tonality) => {
  expect(factsInName(name)).toMatchObject({ rest, bpm, tonality });
});

test.each([
  ["Delta_118bpm_Am_FULL_v3", "Delta_FULL_v3", 118, "A minor"],
  ["Delta_87-174bpm_Fm_DnB ALT", "Delta_DnB ALT", 87, "F minor"],
  ["Delta_100bpm_D_30", "Delta_30", 100, "D major"],
  ["Delta - 92 bpm - No Drums", "Delta - No Drums", 92, null],
  ["Delta_90bpm_8A (Bed)", "Delta (Bed)", 90, "A minor"],
  ["Delta_118bpm_A new day", "Delta_A new day", 118, null],
])("«%s» has tempo and key between the title and the rest", (name, rest, bpm, tonality) => {
  expect(factsInName(name)).toEqual({ rest, title: "Delta", bpm, tonality });
});

test.each([
  ["Delta_Stereo_48k", "Delta"],
  ["Delta_Stereo_48k_ohne Drums", "Delta_ohne Drums"],
  ["Delta_5.1_48k", "Delta"],
  ["Delta_44.1kHz_24bit", "Delta"],
  ["Delta (48k 24-bit) - Kopie", "Delta - Kopie"],
  ["Delta 96k", "Delta"],
  ["Delta_Stereo", "Delta_Stereo"],
  ["Stereo Love", "Stereo Love"],
  ["Run_10K", "Run_10K"],
  ["Chapter 5.1", "Chapter 5.1"],
  ["48k", "48k"],
])("the formats in «%s» leave «%s»", (name, rest) => {
  expect(factsInName(name).rest).toBe(rest);
});

test.each([
  "Symphony 40",
  "180bpm",
  "2m34",
  "Room 2m",
  "Delta 3m99",
  "Bpm",
  "Studio 54 B",
  "Route 300 Am",
  "Sonata in F",
  "BWV 156 F minor",
  "KV 183 Gm",
  "Symphony 40 G minor",
  "Symphonie 40 Gm",
  "Prelude Op 45 C#m",
  "Sonata 110 Ab",
  "Flight 105 Am",
])("«%s» is a title", (name) => {
  expect(factsInName(name)).toMatchObject({ rest: name, bpm: null, tonality: null });
});
