import { expect, test } from "vitest";
import { printsUrl, waveformsUrl, waveformUrl } from "./waveform-url.ts";

test("the address of a waveform image contains the track's id", () => {
  expect(waveformUrl(12, "start")).toBe("/media/track/svg/start_svg_12.svg");
  expect(waveformUrl(12, "end")).toBe("/media/track/svg/end_svg_12.svg");
});

test("the address of several waveforms contains the tracks' ids, in their order", () => {
  expect(waveformsUrl([12, 7])).toBe("/media/track/svg/start_svgs.svg?tracks=12,7");
});

test("the address of several prints contains the tracks' ids, in their order", () => {
  expect(printsUrl([12, 7])).toBe("/media/track/svg/prints.svg?tracks=12,7");
});
