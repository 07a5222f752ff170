import { expect, test } from "vitest";
import { waveformUrl } from "./waveform-url.ts";

test("waveform images are found by the track's id", () => {
  expect(waveformUrl(12, "start")).toBe("/media/track/svg/start_svg_12.svg");
  expect(waveformUrl(12, "end")).toBe("/media/track/svg/end_svg_12.svg");
});
