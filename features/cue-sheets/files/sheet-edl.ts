import type { Programme } from "#/contract/cue-sheet.ts";
import { RATES, timecodeOf } from "../time/timecode.ts";
import { type LaidMusic, oneLine } from "./laid-music.ts";

/** Name that edit systems use for a source without a reel. */
const NO_REEL = "AX";

/**
 * Returns the music of a programme as a CMX 3600 list: one event per use, on separate tracks where uses overlap. The
 * format has no line for the frame rate, so a comment states it.
 */
export function edlOf({ title, rate }: Programme, laid: readonly LaidMusic[]): string {
  const time = (frames: number) => timecodeOf(frames, RATES[rate]);
  const events = laid.map(({ name, file, reference, lane, start, end, sourceIn }, index) => {
    const codes = [sourceIn, sourceIn + end - start, start, end].map(time).join(" ");
    const [column, ...more] = channelsOf(lane);
    return [
      `${String(index + 1).padStart(3, "0")}  ${reelOf(reference).padEnd(8)} ${column.padEnd(5)} C        ${codes}`,
      ...more,
      `* FROM CLIP NAME: ${name}`,
      `* SOURCE FILE: ${file}`,
    ];
  });
  const drop = RATES[rate].drop ? "DROP FRAME" : "NON-DROP FRAME";
  const head = [`TITLE: ${oneLine(title)}`, `FCM: ${drop}`, `* FRAME RATE: ${rate}`, ""];
  return `${[...head, ...events.flat()].join("\r\n")}\r\n`;
}

/** Returns the channels of a lane, two per lane: a column of the event's line, and perhaps a line below it. */
function channelsOf(lane: number): [string, ...string[]] {
  if (lane === 0) return ["AA"];
  return lane === 1 ? ["NONE", "AUD  3    4"] : [`A${2 * lane + 1}`];
}

/** Returns the reference as a reel if it fits into eight letters and digits: a truncated one could be another's. */
function reelOf(reference: string): string {
  const reel = reference.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return /^(?=.*\d)(?=.*[A-Z]).{4,8}$/.test(reel) ? reel : NO_REEL;
}
