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
  expect(factsInName(name)).toEqual({ rest, bpm, tonality });
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
  expect(factsInName(name)).toEqual({ rest: name, bpm: null, tonality: null });
});
