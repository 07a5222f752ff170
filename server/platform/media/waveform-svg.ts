import { type Analysis, WAVEFORM_BARS } from "#/contract/analysis.ts";
import {
  BAR_PITCH,
  BAR_WIDTH,
  MIN_BAR_HEIGHT,
  WAVEFORM_HEIGHT,
  WAVEFORM_INKS,
} from "#/contract/waveform-drawing.ts";

const ROOT_ATTRIBUTES = `preserveAspectRatio="none" fill="none" stroke="#000" stroke-width="${BAR_WIDTH}"`;

/**
 * Returns the row waveform of a sound: 150 mirrored bars in three inks, black with opacity, without background, to be
 * stretched to any box or used as a mask. About 4 kB.
 */
export function waveformSvg(analysis: Pick<Analysis, "bars">): string {
  return drawing(WAVEFORM_HEIGHT, barPaths(analysis));
}

/** A track for `waveformsSvg`; the analysis is null when there is none. */
export interface DrawnTrack {
  track: number;
  analysis: Pick<Analysis, "bars"> | null;
}

/**
 * Returns the row waveforms of several tracks in one drawing, one below the other: `#t12` shows only that of track 12,
 * or nothing when it has none.
 */
export function waveformsSvg(tracks: readonly DrawnTrack[]): string {
  const drawn = tracks.map(({ track, analysis }, index) => {
    const top = index * WAVEFORM_HEIGHT;
    const view = `<view id="t${track}" viewBox="0 ${top} ${WAVEFORM_BARS * BAR_PITCH} ${WAVEFORM_HEIGHT}" preserveAspectRatio="none"/>`;
    return analysis ? `${view}<g transform="translate(0 ${top})">${barPaths(analysis)}</g>` : view;
  });
  return drawing(WAVEFORM_HEIGHT * tracks.length, drawn.join(""));
}

const drawing = (height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WAVEFORM_BARS * BAR_PITCH} ${height}" ${ROOT_ATTRIBUTES}>${content}</svg>`;

function barPaths(analysis: Pick<Analysis, "bars">): string {
  const bars = Buffer.from(analysis.bars, "base64");
  return WAVEFORM_INKS.map(({ row, opacity }) => {
    const d = barPath(bars.subarray(row * WAVEFORM_BARS, (row + 1) * WAVEFORM_BARS));
    return `<path opacity="${opacity}" d="${d}"/>`;
  }).join("");
}

/** Uses relative commands: the pen rests at the foot of the last bar, `fallen` below the middle. */
function barPath(heights: Uint8Array): string {
  let fallen = 0;
  let d = `M${BAR_PITCH / 2 - BAR_PITCH} ${WAVEFORM_HEIGHT / 2}`;
  for (const height of heights) {
    const reach = Math.max(
      MIN_BAR_HEIGHT,
      Math.round(((height / 255) * WAVEFORM_HEIGHT) / 2 / MIN_BAR_HEIGHT) * MIN_BAR_HEIGHT,
    );
    d += `m${BAR_PITCH}-${short(fallen + reach)}v${short(2 * reach)}`;
    fallen = reach;
  }
  return d;
}

function short(value: number): string {
  return String(value).replace(/^0\./, ".");
}
