import { type FrameRate, framesOf, RATES } from "./timecode.ts";

/** Frames of the source that a second of the list plays: `M2   AX       048.0                00:00:10:00`. */
const SPEED =
  /^\s*M2\s+(?:(\S.{0,127}?)\s+)?([+-]?\d{1,3}(?:\.\d{1,3})?)\s+\d{2}[:;.]\d{2}[:;.]\d{2}[:;.]\d{2}\s*$/i;
/** Of a clip that is shorter, in seconds, a frame more or less says nothing of its speed. */
const SHORTEST = 2;
/** Part of a speed by which it may be off: one digit behind the point, and a frame of the shortest clip. */
const SLACK = 0.02;

type Timed = {
  source: readonly [string, string];
  codes: readonly [string, string];
  speed: number | null;
  delay: string | null;
};

/** The speed that a line tells of the event above it, or null. */
export function speedIn(line: string, { reel }: { reel: string }): number | null {
  const parts = SPEED.exec(line);
  return parts && (parts[1] ?? "") === reel ? Math.abs(Number(parts[2])) : null;
}

/**
 * Frames that a second of the list may have, by what its events tell: one that plays twenty seconds in ten at a speed
 * of 48 is counted in 24, and sound that comes after its picture comes before its end. Null where nothing says it, or
 * two say otherwise.
 */
export function basesOf(events: readonly Timed[]): ReadonlySet<number> | null {
  const bases = [...new Set(Object.values(RATES).map(({ base }) => base))];
  const told = events
    .map((event) => bases.filter((base) => mayCount(event, base)))
    .filter(({ length }) => length > 0 && length < bases.length);
  const [first, ...others] = told;
  const common = first?.filter((base) => others.every((one) => one.includes(base))) ?? [];
  return common.length > 0 ? new Set(common) : null;
}

/** Whether an event at so many frames a second plays its source at the speed told, and has sound left after its delay. */
function mayCount({ speed, delay, source, codes }: Timed, base: FrameRate["base"]): boolean {
  const frames = (code: string) => framesOf(code, { base, ntsc: false, drop: false }) ?? Number.NaN;
  const played = frames(source[1]) - frames(source[0]);
  const lasts = frames(codes[1]) - frames(codes[0]);
  if (delay !== null && !(frames(delay) < lasts)) return false;
  const isTold = speed !== null && speed > 0 && Math.min(played, lasts) >= SHORTEST * base;
  return !isTold || Math.abs((speed * lasts) / played / base - 1) < SLACK;
}
