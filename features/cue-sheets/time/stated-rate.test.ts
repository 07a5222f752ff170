import { expect, test } from "vitest";
import { rateStatedIn, rateTextInName } from "./stated-rate.ts";

test.each([
  ["Version mix\u00e9e - TC d\u00e9but 10:00:00:00 (25 i/s)", "25"],
  ["VERT = zik / BLEU = sfx. timeline 24 i/s", "24"],
  ["25 fps", "25"],
  ["We cut at 23.98 fps.", "23.976"],
  ["29.97 DF", "29.97 DF"],
  ["29,97 NDF", "29.97"],
  ["29.97 non-drop", "29.97"],
  ["59.94 drop frame", "59.94 DF"],
  ["24 images par seconde", "24"],
  ["25 images/s", "25"],
  ["25 Bilder/s", "25"],
  ["24 fotogramas por segundo", "24"],
  ["Frame rate: 25.00", "25"],
  ["cadence : 24", "24"],
  ["25 i/s, soit 25 images par seconde", "25"],
])("«%s» states its rate", (text, rate) => {
  expect(rateStatedIn(text)).toBe(rate);
});

test.each([
  "48 kHz / 24 bit",
  "dur\u00e9e 25'30",
  "10:00:25 fps",
  "24 i/s ou 25 i/s",
  "27 fps",
  "25 images de la mer",
  "le 25 i",
  "120 bpm",
  "25 sfx",
  "cadence 25,50 euros",
])("«%s» states no rate", (text) => {
  expect(rateStatedIn(text)).toBeNull();
});

test("a rate that the times of a list exclude is not stated by it, and 29.97 is drop-frame beside semicolons", () => {
  expect(rateStatedIn("24 fps", ["25", "30"])).toBeNull();
  expect(rateStatedIn("29.97 fps", ["29.97 DF", "59.94 DF"])).toBe("29.97 DF");
});

test.each([
  ["GLACES_VIVES_v21_24", "24"],
  ["Delta_v3_2398", "23.976"],
  ["DELTA_23.98_LOCK", "23.976"],
  ["Delta 23,976", "23.976"],
  ["Film_25p_v2", "25"],
  ["Ep12 1080p25", "25"],
  ["DELTA_1080i50", "25"],
  ["Delta_UHD25p", "25"],
  ["DELTA_2997", "29.97"],
  ["DELTA_29.97DF", "29.97 DF"],
  ["Delta 24fps", "24"],
])("the name «%s» has its rate", (name, rate) => {
  expect(rateStatedIn(rateTextInName(name))).toBe(rate);
});

test.each([
  "Episode_24",
  "Delta_24",
  "Winter_Trails_60_v14",
  "Spot_30",
  "Delta_v25",
  "R1_V11_AUDIO",
  "Delta 2024",
  "Production 2997",
  "Film_25p_ou_24p",
  "",
])("the name «%s» has no rate", (name) => {
  expect(rateTextInName(name)).toBe("");
});
