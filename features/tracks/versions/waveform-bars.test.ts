import { expect, test } from "vitest";
import { WAVEFORM_BARS } from "#/contract/analysis.ts";
import { waveformBars } from "./waveform-bars.ts";

test("each ink draws its own row of the analysis, and a full bar has the full height", () => {
  const bars = new Uint8Array(3 * WAVEFORM_BARS);
  bars[0] = 51;
  bars[WAVEFORM_BARS] = 102;
  bars[2 * WAVEFORM_BARS] = 255;
  const drawn = waveformBars(bars);
  expect(drawn.map(({ opacity }) => opacity)).toEqual([0.26, 0.42, 0.85]);
  expect(drawn.map(({ path }) => path.slice(0, path.indexOf("M", 1)))).toEqual([
    "M1.5 0v40",
    "M1.5 12v16",
    "M1.5 16v8",
  ]);
});

test("every bar of silence is a hairline", () => {
  const [total] = waveformBars(new Uint8Array(3 * WAVEFORM_BARS));
  expect(total?.path.match(/v1(?=M|$)/g)).toHaveLength(WAVEFORM_BARS);
});
