import { formatDuration } from "#/features/player/duration.ts";

/** Possible distances between lines of a scale, with or without labels, in seconds. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600] as const;
/** Smallest distance between labels, CSS pixels. */
const LABEL_DISTANCE = 88;
/** Smallest distance between lines, CSS pixels. */
const LINE_DISTANCE = 17;

export interface Scale {
  /** Seconds between lines. */
  line: number;
  /** Seconds with a label. */
  named: number[];
}

/** Returns the lines and the labels of a time scale for `seconds` on `pixels`. */
export function scaleOf(seconds: number, pixels: number): Scale {
  const perSecond = pixels / Math.max(1, seconds);
  const fitting = (least: number) =>
    STEPS.find((step) => step * perSecond >= least) ?? STEPS[STEPS.length - 1] ?? 1;
  const step = fitting(LABEL_DISTANCE);
  const line = STEPS.find((one) => one * perSecond >= LINE_DISTANCE && step % one === 0) ?? step;
  // Leaves out a label that would extend beyond the end.
  const count = Math.floor((seconds - LABEL_DISTANCE / 2 / perSecond) / step) + 1;
  return { line, named: Array.from({ length: Math.max(1, count) }, (_, index) => index * step) };
}

/** Returns a label: `10 min` if all labels are full minutes (`isCoarse`), else `01:30`. */
export function nameOfTime(seconds: number, isCoarse: boolean): string {
  if (isCoarse) return `${Math.round(seconds / 60)}\u00a0min`;
  return formatDuration(Math.round(seconds));
}
