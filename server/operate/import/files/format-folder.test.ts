import { expect, test } from "vitest";
import { isFormat, withoutFormats } from "./format-folder.ts";

test.each([
  ["WAV", true],
  ["Audio", true],
  ["WAV 48kHz 24bit", true],
  ["48 kHz 24-bit WAV", true],
  ["MP3 320k", true],
  ["WAV 48 24", true],
  ["48k", true],
  ["96k24", true],
  ["24bit48k", true],
  ["44.1khz16", true],
  ["WAV24", true],
  ["WAV 96k24", true],
  ["AAC", true],
  ["m4a 256", true],
  ["Mono80", false],
  ["Opus 24", false],
  ["44.1k", true],
  ["44.1 kHz 24bit", true],
  ["24-bit", true],
  ["5.1", true],
  ["Stereo 48k", true],
  ["Rives", false],
  ["Stereo Nights", false],
  ["1984", false],
  ["5.1 Dreams", false],
  [`WAV${" - 12".repeat(40)}!`, false],
])("%s states only a format: %s", (folder, expected) => expect(isFormat(folder)).toBe(expected));

test("a long name with numbers is left as it is", () => {
  const folder = `Rives WAV${" - 12".repeat(40)}!`;
  expect(withoutFormats(`${folder}/Delta.wav`).path).toBe(`${folder}/Delta.wav`);
});

test.each([
  ["Delta_Stereo_48k", "Delta_Stereo_44k"],
  ["Delta_Stereo_44k", "Delta_5.1_48k"],
  ["48k/Delta", "44.1k/Delta"],
  ["Stereo/Delta", "5.1/Delta"],
  ["Stereo/Delta", "Mono/Delta"],
  ["Delta_Stereo_44k", "Delta_Mono_48k"],
  ["Mono/Delta", "5.1/Delta"],
])("%s goes before %s, which is the same recording", (better, other) => {
  const [one, two] = [better, other].map(withoutFormats);
  expect(one?.path).toBe("Delta");
  expect(two?.path).toBe("Delta");
  expect(one?.quality).toBeGreaterThan(two?.quality ?? 0);
});
