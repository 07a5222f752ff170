import { WAVEFORM_BARS } from "#/contract/analysis.ts";

/** Units of the drawing: bars 1.9 wide, one every 3 units, mirrored about the middle (looks §5). */
export const BARS = { pitch: 3, width: 1.9, height: 40, total: WAVEFORM_BARS * 3 };

/** The three inks from the tallest bars to the shortest: total, low and mid, low (looks §5). */
const INKS = [
  { row: 2, opacity: 0.26 },
  { row: 1, opacity: 0.42 },
  { row: 0, opacity: 0.85 },
] as const;
/** Minimum height of a bar, so that a quiet passage is visible. */
const MIN_HEIGHT = 0.5;

/** Returns the bars of an analysis as one path of strokes per ink, with its opacity. */
export function waveformBars(bars: Uint8Array): { path: string; opacity: number }[] {
  const middle = BARS.height / 2;
  return INKS.map(({ row, opacity }) => {
    const heights = bars.subarray(row * WAVEFORM_BARS, (row + 1) * WAVEFORM_BARS);
    const path = Array.from(heights, (height, bar) => {
      const reach = Math.max(MIN_HEIGHT, Math.round((height / 255) * middle * 10) / 10);
      return `M${bar * BARS.pitch + BARS.pitch / 2} ${middle - reach}v${reach * 2}`;
    }).join("");
    return { path, opacity };
  });
}
