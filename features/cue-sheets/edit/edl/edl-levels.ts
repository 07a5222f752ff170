import { readCode } from "#/features/cue-sheets/time/read-time.ts";
import type { Clock } from "#/features/cue-sheets/time/timecode.ts";
import { isSilentDecibels, loudIn } from "../levels.ts";
import type { Range } from "../ranges.ts";

/** A level of a clip at a time of its source: `* AUDIO LEVEL AT 00:00:00:00 IS -99.00 DB  (REEL AX A1)`. */
const LEVEL = /^\s*(?:\*\s*)?AUDIO LEVEL AT\s+(\S{11,15})\s+IS\s+(\S{1,12})(?:.*\bA(\d{1,2})\))?/i;

const REEL = /\(REEL\s+(\S.{0,127}?)(?:\s+A\d{1,2})?\s*\)/i;

/** A level in an edit list, of one reel and one channel, or of all channels if none is named. */
export type EdlLevel = { at: string; isSilent: boolean; channel: string | null; reel: string | null };

/** Returns the level in a remark; null when there is none. */
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
 * Returns the ranges of its source in which the levels make a channel audible. A channel without levels takes those of
 * the others: some programs write only one of a pair, or one of them twice.
 */
export function loudOn(levels: readonly EdlLevel[], channel: string, clock: Clock): Range[] {
  const own = levels.filter((one) => one.channel === null || one.channel === channel);
  const meant = own.length > 0 ? own : levels;
  return loudIn(meant.map(({ at, isSilent }) => ({ at: readCode(at, clock) ?? 0, isSilent })));
}

type Levelled = { number: string; reel: string; levels: EdlLevel[] };

/** Adds the level of a remark to its event: below a dissolve to either of its two clips, chosen by the reel. */
export function noteLevel(line: string, event: Levelled, before: Levelled | undefined): void {
  const level = levelIn(line);
  if (!level) return;
  const isBefore = before?.number === event.number && level.reel !== event.reel && level.reel === before.reel;
  (isBefore ? before : event).levels.push(level);
}
