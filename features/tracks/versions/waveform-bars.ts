import { WAVEFORM_BARS } from "#/contract/analysis.ts";
import {
  BAR_PITCH,
  BAR_WIDTH,
  MIN_BAR_HEIGHT,
  WAVEFORM_HEIGHT,
  WAVEFORM_INKS,
} from "#/contract/waveform-drawing.ts";

/** Units of the drawing. */
export const BARS = {
  pitch: BAR_PITCH,
  width: BAR_WIDTH,
  height: WAVEFORM_HEIGHT,
  total: WAVEFORM_BARS * BAR_PITCH,
};

/** Returns the bars of an analysis as one path of strokes per ink, with its opacity. */
export function waveformBars(bars: Uint8Array): { path: string; opacity: number }[] {
  const middle = BARS.height / 2;
  return WAVEFORM_INKS.map(({ row, opacity }) => {
    const heights = bars.subarray(row * WAVEFORM_BARS, (row + 1) * WAVEFORM_BARS);
    const path = Array.from(heights, (height, bar) => {
      const reach = Math.max(MIN_BAR_HEIGHT, Math.round((height / 255) * middle * 10) / 10);
      return `M${bar * BARS.pitch + BARS.pitch / 2} ${middle - reach}v${reach * 2}`;
    }).join("");
    return { path, opacity };
  });
}
