import { expect, test } from "vitest";
import { isFormat, withoutFormats } from "./format-folder.ts";

test.each([
  ["WAV", true],
  ["Audio", true],
  ["WAV 48kHz 24bit", true],
  ["48 kHz 24-bit WAV", true],
  ["MP3 320k", true],
  ["WAV 48 24", true],
  ["Rives", false],
  [`WAV${" - 12".repeat(40)}!`, false],
])("%s states only a format: %s", (folder, expected) => expect(isFormat(folder)).toBe(expected));

test("a long name with numbers is left as it is", () => {
  const folder = `Rives WAV${" - 12".repeat(40)}!`;
  expect(withoutFormats(`${folder}/Delta.wav`).path).toBe(`${folder}/Delta.wav`);
});
