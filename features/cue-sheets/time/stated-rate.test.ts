import { expect, test } from "vitest";
import { rateStatedIn } from "./stated-rate.ts";

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
