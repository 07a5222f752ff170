import { expect, test } from "vitest";
import { isSameRecording, trackInName, versionOfTrack } from "./track-in-name.ts";

const read = (path: string) => trackInName(path, path.slice(path.lastIndexOf("/") + 1));

test.each([
  ["New/1-03 Delta", "CD1/03 Delta", true],
  ["New/1-03 Delta", "CD2/03 Delta", false],
  ["New/03 Delta_60", "Rives/SIL201_03_Delta_60s", true],
  ["New/03 Delta", "Rives/03 Delta (1)", true],
  ["New/03 Delta", "Rives/03 Delta_60", false],
  ["New/03 Delta", "Rives/04 Delta", false],
  ["New/03 Delta", "Rives/03 Reed", false],
])("%s is the recording of %s: %s", (one, other, expected) => {
  expect(isSameRecording(read(one), read(other))).toBe(expected);
});

test.each([
  ["New/2-04 Delta_60", "CD2/04 Delta", "60 s edit"],
  ["New/2-04 Delta_UVX", "CD2/04 Delta", "UVX"],
  ["New/2-04 Delta_UVX", "CD1/04 Delta", undefined],
  ["New/2-04 Reed_60", "CD2/04 Delta", undefined],
  ["New/Delta_60", "CD2/04 Delta", undefined],
  ["New/04 Delta_60", "CD2/04 Delta_30", undefined],
])("%s is a version of %s: %s", (one, other, expected) => {
  expect(versionOfTrack(read(one), read(other))?.label).toBe(expected);
});
