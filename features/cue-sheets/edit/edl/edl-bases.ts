import { type FrameRate, framesOf, RATES } from "#/features/cue-sheets/time/timecode.ts";

/**
 * A line with the speed of an event in frames of the source per second: `M2 AX 048.0 00:00:10:00`.
 */
const SPEED =
  /^\s*M2\s+(?:(\S.{0,127}?)\s+)?([+-]?\d{1,3}(?:\.\d{1,3})?)\s+\d{2}[:;.]\d{2}[:;.]\d{2}[:;.]\d{2}\s*$/i;
/** Minimum seconds of a clip; in a shorter one, rounding by one frame changes the computed speed too much. */
const SHORTEST = 2;
/** Tolerance of a speed, as a fraction: lists round speeds to one decimal, and clips to whole frames. */
const TOLERANCE = 0.02;

type TimedEvent = {
  source: readonly [string, string];
  codes: readonly [string, string];
  speed: number | null;
  delay: string | null;
  /** DaVinci Resolve writes each marker as one frame: `01:00:01:23 01:00:02:00` is counted in 24. */
  marker?: unknown;
};

/** Returns the speed that a line gives for the event above it, or null. */
export function speedIn(line: string, { reel }: { reel: string }): number | null {
  const parts = SPEED.exec(line);
  return parts && (parts[1] ?? "") === reel ? Math.abs(Number(parts[2])) : null;
}

/**
 * Returns the frame counts per second that the events of a list allow: an event that plays twenty seconds in ten at a
 * speed of 48 is counted in 24, and sound delayed after its picture must start before its end. Null if no event
 * restricts them, or if events contradict each other.
 */
export function basesOf(events: readonly TimedEvent[]): ReadonlySet<number> | null {
  const bases = [...new Set(Object.values(RATES).map(({ base }) => base))];
  const restricting = events
    .map((event) => bases.filter((base) => isPossible(event, base)))
    .filter(({ length }) => length > 0 && length < bases.length);
  const [first, ...others] = restricting;
  const common = first?.filter((base) => others.every((one) => one.includes(base))) ?? [];
  return common.length > 0 ? new Set(common) : null;
}

/** Whether an event counted in `base` plays its source at the given speed, and has sound left after its delay. */
function isPossible({ speed, delay, source, codes, marker }: TimedEvent, base: FrameRate["base"]): boolean {
  const frames = (code: string) => framesOf(code, { base, ntsc: false, drop: false }) ?? Number.NaN;
  const sourceLength = frames(source[1]) - frames(source[0]);
  const length = frames(codes[1]) - frames(codes[0]);
  if (marker && length !== 1) return false;
  if (delay !== null && !(frames(delay) < length)) return false;
  const isSpeedKnown = speed !== null && speed > 0 && Math.min(sourceLength, length) >= SHORTEST * base;
  return !isSpeedKnown || Math.abs((speed * length) / sourceLength / base - 1) < TOLERANCE;
}
