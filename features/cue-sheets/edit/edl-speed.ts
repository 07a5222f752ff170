import { framesOf, RATES } from "./timecode.ts";

/** Frames of the source that a second of the list plays: `M2   AX       048.0                00:00:10:00`. */
const SPEED =
  /^\s*M2\s+(?:(\S.*?)\s+)?([+-]?\d{1,3}(?:\.\d{1,3})?)\s+\d{2}[:;.]\d{2}[:;.]\d{2}[:;.]\d{2}\s*$/i;
/** Of a shorter clip a frame more or less says nothing of its speed. */
const SHORTEST = 50;
/** Part of a speed by which it may be off: one digit behind the point, and a frame of the shortest clip. */
const SLACK = 0.02;

type Played = { reel: string; source: readonly [string, string]; codes: readonly [string, string] };

/** The speed that a line tells of the event above it, or null. */
export function speedIn(line: string, { reel }: Pick<Played, "reel">): number | null {
  const parts = SPEED.exec(line);
  return parts && (parts[1] ?? "") === reel ? Math.abs(Number(parts[2])) : null;
}

/**
 * Frames that a second of the list may have, by clips whose speed it tells: a clip that plays twenty seconds in ten at
 * a speed of 48 is counted in 24. Null where no clip says it, or two say otherwise.
 */
export function basesOf(events: readonly (Played & { speed: number | null })[]): ReadonlySet<number> | null {
  const told = events.flatMap(({ speed, source, codes }) => {
    const bases = Object.values(RATES).map((rate) => {
      const [from, to, start, end] = [...source, ...codes].map((code) => framesOf(code, rate) ?? Number.NaN);
      const [played, lasts] = [(to ?? 0) - (from ?? 0), (end ?? 0) - (start ?? 0)];
      const isTold = speed !== null && speed > 0 && played >= SHORTEST && lasts >= SHORTEST;
      return isTold ? { base: rate.base, off: Math.abs((speed * lasts) / played / rate.base - 1) } : null;
    });
    const known = bases.filter((one) => one !== null);
    return known.length > 0 ? [known.flatMap(({ base, off }) => (off < SLACK ? [base] : []))] : [];
  });
  const [first, ...others] = told;
  const common = first?.filter((base) => others.every((one) => one.includes(base))) ?? [];
  return common.length > 0 ? new Set(common) : null;
}
