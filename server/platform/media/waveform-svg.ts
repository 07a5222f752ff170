import { type Analysis, WAVEFORM_BARS } from "#/contract/analysis.ts";

/** looks §5 «Waveform, three inks». */
const PITCH = 3;
const BAR_WIDTH = 1.9;
const HEIGHT = 40;
const INKS = [
  { row: 2, opacity: 0.26 },
  { row: 1, opacity: 0.42 },
  { row: 0, opacity: 0.85 },
] as const;
/** Minimum bar height of quiet passages, so that a row never looks broken. */
const THINNEST = 0.5;

const ROOT_ATTRIBUTES = `preserveAspectRatio="none" fill="none" stroke="#000" stroke-width="${BAR_WIDTH}"`;

/**
 * Returns the row waveform of a sound: 150 mirrored bars in three inks, black with opacity, without background, to be
 * stretched to any box or used as a mask. About 4 kB.
 */
export function waveformSvg(analysis: Pick<Analysis, "bars">): string {
  return drawing(HEIGHT, barPaths(analysis));
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
    const top = index * HEIGHT;
    const view = `<view id="t${track}" viewBox="0 ${top} ${WAVEFORM_BARS * PITCH} ${HEIGHT}" preserveAspectRatio="none"/>`;
    return analysis ? `${view}<g transform="translate(0 ${top})">${barPaths(analysis)}</g>` : view;
  });
  return drawing(HEIGHT * tracks.length, drawn.join(""));
}

const drawing = (height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WAVEFORM_BARS * PITCH} ${height}" ${ROOT_ATTRIBUTES}>${content}</svg>`;

function barPaths(analysis: Pick<Analysis, "bars">): string {
  const bars = Buffer.from(analysis.bars, "base64");
  return INKS.map(({ row, opacity }) => {
    const d = barPath(bars.subarray(row * WAVEFORM_BARS, (row + 1) * WAVEFORM_BARS));
    return `<path opacity="${opacity}" d="${d}"/>`;
  }).join("");
}

/** Uses relative commands: the pen rests at the foot of the last bar, `fallen` below the middle. */
function barPath(heights: Uint8Array): string {
  let fallen = 0;
  let d = `M${PITCH / 2 - PITCH} ${HEIGHT / 2}`;
  for (const height of heights) {
    const reach = Math.max(THINNEST, Math.round(((height / 255) * HEIGHT) / 2 / THINNEST) * THINNEST);
    d += `m${PITCH}-${short(fallen + reach)}v${short(2 * reach)}`;
    fallen = reach;
  }
  return d;
}

function short(value: number): string {
  return String(value).replace(/^0\./, ".");
}
