import { isSilentDecibels, loudIn } from "./levels.ts";
import type { Range } from "./ranges.ts";
import { readCode } from "./read-time.ts";
import type { Clock } from "./timecode.ts";

/** A point of a clip's level, at a time of its source: `* AUDIO LEVEL AT 00:00:00:00 IS -99.00 DB  (REEL AX A1)`. */
const LEVEL = /^\s*(?:\*\s*)?AUDIO LEVEL AT\s+(\S{11,15})\s+IS\s+(\S{1,12})(?:.*\bA(\d{1,2})\))?/i;

const REEL = /\(REEL\s+(\S.{0,127}?)(?:\s+A\d{1,2})?\s*\)/i;

/** A level that an edit list tells of one channel, or of all where it names none, and of one reel. */
export type EdlLevel = { at: string; isSilent: boolean; channel: string | null; reel: string | null };

/** The level that a remark tells; null when it tells none. */
function levelIn(line: string): EdlLevel | null {
  const [level, at = "", decibels = "", channel] = LEVEL.exec(line) ?? [];
  if (!level) return null;
  return {
    at,
    isSilent: isSilentDecibels(decibels),
    channel: channel ? `A${channel}` : null,
    reel: REEL.exec(line)?.[1] ?? null,
  };
}

/**
 * The stretches of its source in which the levels of a channel let something be heard. A channel that they do not name
 * goes with those that they do: some programs tell one of a pair, or one of them twice.
 */
export function loudOn(levels: readonly EdlLevel[], channel: string, clock: Clock): Range[] {
  const own = levels.filter((one) => one.channel === null || one.channel === channel);
  const meant = own.length > 0 ? own : levels;
  return loudIn(meant.map(({ at, isSilent }) => ({ at: readCode(at, clock) ?? 0, isSilent })));
}

type Levelled = { number: string; reel: string; levels: EdlLevel[] };

/** Keeps the level that a remark tells: below a dissolve that of either of its two clips, told by the reel. */
export function noteLevel(line: string, event: Levelled, before: Levelled | undefined): void {
  const level = levelIn(line);
  if (!level) return;
  const isBefore = before?.number === event.number && level.reel !== event.reel && level.reel === before.reel;
  (isBefore ? before : event).levels.push(level);
}
