import { expect, test } from "vitest";
import { namedCopies, pathBeforeNumber } from "./named-copies.ts";

const sound = (relative: string) => ({ relative, path: `/${relative}` });

test.each([
  "Delta - Kopie.wav",
  "Delta - Copy (2).wav",
  "Delta copy.wav",
  "Delta copie 2.wav",
  "Delta_copia.wav",
  "Copie de Delta.wav",
  "Copy of Delta.wav",
  "Kopie von Delta.wav",
  "Copia de Delta.wav",
  "Copia di Delta.wav",
  "Delta (Bea's conflicted copy 2026-01-30).wav",
  "Delta (Copie en conflit de Bea 2026-01-30).wav",
  "Info/Delta - Kopie.wav",
])("beside «Delta», «%s» is a copy of it, but without it a title", (name) => {
  const [file, original] = [sound(name), sound("Delta.wav")];
  expect([...namedCopies([file, original])]).toEqual([[file, original]]);
  expect([...namedCopies([file, sound("Other.wav")])]).toEqual([]);
});

test.each(["Delta.wav", "Delta Copyright.wav", "Delta (Copie conforme).wav", "Photocopie.wav"])(
  "«%s» is no copy",
  (name) => {
    expect([...namedCopies([sound(name), sound("Photo.wav"), sound("Delta (2).wav")])]).toEqual([]);
  },
);

test.each([
  ["A/Delta_Main 1.wav", "A/Delta_Main"],
  ["Delta_Main (1).wav", "Delta_Main"],
  ["Delta_Main.wav", null],
])("without the number of a copy, %s is %s", (name, path) => {
  expect(pathBeforeNumber(sound(name))).toBe(path);
});
