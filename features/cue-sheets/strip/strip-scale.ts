import { formatDuration } from "#/features/player/duration.ts";

/** Possible distances between two labelled lines of a scale, seconds. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600] as const;
/** Least distance of labels, and of lines, in CSS pixels. */
const NAME = 88;
const LINE = 17;

export interface Scale {
  /** Seconds between lines. */
  line: number;
  /** Seconds with a label. */
  named: number[];
}

/** Returns the lines and the labels of a scale of `seconds` over `pixels`. */
export function scaleOf(seconds: number, pixels: number): Scale {
  const perSecond = pixels / Math.max(1, seconds);
  const fitting = (least: number) =>
    STEPS.find((step) => step * perSecond >= least) ?? STEPS[STEPS.length - 1] ?? 1;
  const step = fitting(NAME);
  const line = STEPS.find((one) => one * perSecond >= LINE && step % one === 0) ?? step;
  // A label that would reach over the end is left out.
  const count = Math.floor((seconds - NAME / 2 / perSecond) / step) + 1;
  return { line, named: Array.from({ length: Math.max(1, count) }, (_, index) => index * step) };
}

/** Returns `10 min`, or `01:30` if seconds are labelled. */
export function nameOfTime(seconds: number, isCoarse: boolean): string {
  if (isCoarse) return `${Math.round(seconds / 60)}\u00a0min`;
  return formatDuration(Math.round(seconds));
}
