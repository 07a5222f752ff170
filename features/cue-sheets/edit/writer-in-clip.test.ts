import { expect, test } from "vitest";
import { withoutWriters, writerInClip } from "./writer-in-clip.ts";

test.each([
  ["Zbigniew Preisner - Les Marionnettes.wav", "Zbigniew Preisner", "Les Marionnettes"],
  ["Ludwig van Beethoven – Für Elise.aif", "Ludwig van Beethoven", "Für Elise"],
  ["Émilie_Dupont-Roy_-_Été.new.01.wav", "Émilie Dupont-Roy", "Été"],
  ["Soir de juin (Underscore) - Helene Vasseur.wav", "Helene Vasseur", "Soir de juin"],
  ["Vallée blanche - P. Nkemba.wav", "P. Nkemba", "Vallée blanche"],
  ["BC_0455 - Golden Hive (No Drums) - Kapoor, Reyes.mp3", "Kapoor, Reyes", "Golden Hive"],
  ["J. S. Bach - Aria", "J. S. Bach", "Aria"],
  ["Nils Berger - Candle Road - No Vocals.mp3", "Nils Berger", "Candle Road"],
])("%s names a writer, %s, and a title", (clip, writer, title) => {
  expect(writerInClip(clip)).toEqual({ writer, title });
});

test.each([
  "Les Marionnettes.wav",
  "Preisner - Les Marionnettes.wav",
  "Night Bus - Underscore.wav",
  "Night Bus - 60s.wav",
  "Zbigniew Preisner - Les Marionnettes - v2.wav",
  "MUS 12 - Les Marionnettes.wav",
  "tambour court - loin.wav",
  "Zbigniew Preisner-Les Marionnettes.wav",
  "Zbigniew Preisner - .wav",
  "Sonata - I. Allegro",
  "Quartet - V. Finale.wav",
  "Night - C. Minor",
  "Delta - B. Side",
  "Radiohead (Acoustic) - Pyramid Song",
  "Delta (No Drums) - Night Mix",
  "Delta - Kapoor, Reyes",
  "Delta (No Drums) - Kapoor",
  "BC_0455 - Golden Hive - Kapoor",
])("%s names no writer", (clip) => expect(writerInClip(clip)).toBeNull());

test.each([
  ["Open Water - Nora Falk (instrumental)", "Open Water (instrumental)"],
  ["Open Water (N. Falk)", "Open Water"],
  ["OPEN_v4_N_Falk.wav", "OPEN_v4"],
  ["Open Water (N Falk - L Reed)_Full.wav", "Open Water_Full"],
  ["Open Water - Slow Thaw", "Open Water - Slow Thaw"],
  ["Nora Falk", "Nora Falk"],
])("the name %j without its writers is %j", (name, title) => {
  expect(withoutWriters(name, ["Nora Falk", "N. Falk", "N Falk", "L Reed"])).toBe(title);
});
