import { readCode } from "#/features/cue-sheets/time/read-time.ts";
import type { Clock } from "#/features/cue-sheets/time/timecode.ts";
import { audibleIn, isSilentDecibels } from "../levels.ts";
import type { Range } from "../ranges.ts";

/** The level of a clip at a time of its source: `* AUDIO LEVEL AT 00:00:00:00 IS -99.00 DB  (REEL AX A1)`. */
const LEVEL = /^\s*(?:\*\s*)?AUDIO LEVEL AT\s+(\S{11,15})\s+IS\s+(\S{1,12})(?:.*\bA(\d{1,2})\))?/i;

const REEL = /\(REEL\s+(\S.{0,127}?)(?:\s+A\d{1,2})?\s*\)/i;

/** A level in an edit list, of one reel and one channel, or of all channels if none is named. */
export type EdlLevel = { at: string; isSilent: boolean; channel: string | null; reel: string | null };

/** Returns the level that a remark contains; null if there is none. */
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
 * Returns the ranges of the source in which a channel is audible. A channel without levels takes those of the other
 * channels: some programs write only one of a pair, or the same one twice.
 */
export function audibleOn(levels: readonly EdlLevel[], channel: string, clock: Clock): Range[] {
  const channelLevels = levels.filter((one) => one.channel === null || one.channel === channel);
  const relevant = channelLevels.length > 0 ? channelLevels : levels;
  return audibleIn(relevant.map(({ at, isSilent }) => ({ at: readCode(at, clock) ?? 0, isSilent })));
}

type EventWithLevels = { number: string; reel: string; levels: EdlLevel[] };

/** Adds the level in a remark to its event. Below a dissolve, the reel shows which of the two clips it belongs to. */
export function addLevel(line: string, event: EventWithLevels, previous: EventWithLevels | undefined): void {
  const level = levelIn(line);
  if (!level) return;
  const isOfPrevious =
    previous?.number === event.number && level.reel !== event.reel && level.reel === previous.reel;
  (isOfPrevious ? previous : event).levels.push(level);
}
