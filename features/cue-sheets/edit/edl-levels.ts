import { isSilentDecibels, isSilentOver } from "./levels.ts";
import { readCode } from "./read-time.ts";
import type { Clock } from "./timecode.ts";

/** A point of a clip's level, at a time of its source: `* AUDIO LEVEL AT 00:00:00:00 IS -99.00 DB  (REEL AX A1)`. */
const LEVEL = /^\s*\*?\s*AUDIO LEVEL AT\s+(\S{11,15})\s+IS\s+(\S{1,12})(?:.*\bA(\d{1,2})\))?/i;

/** A level that an edit list tells of one channel, or of all where it names none. */
export type EdlLevel = { at: string; isSilent: boolean; channel: string | null };

/** The level that a remark tells; null when it tells none. */
export function levelIn(line: string): EdlLevel | null {
  const [level, at = "", decibels = "", channel] = LEVEL.exec(line) ?? [];
  if (!level) return null;
  return { at, isSilent: isSilentDecibels(decibels), channel: channel ? `A${channel}` : null };
}

/** Whether the levels of a channel let nothing be heard of a stretch of the source. */
export function isSilentOn(
  levels: readonly EdlLevel[],
  channel: string,
  source: readonly [string, string],
  clock: Clock,
): boolean {
  const at = (code: string) => readCode(code, clock) ?? 0;
  const curve = levels
    .filter((one) => one.channel === null || one.channel === channel)
    .map((one) => ({ at: at(one.at), isSilent: one.isSilent }));
  return isSilentOver(curve, [at(source[0]), at(source[1])]);
}
