import type { Programme } from "#/contract/cue-sheet.ts";
import { RATES, timecodeOf } from "../edit/timecode.ts";
import { type LaidMusic, oneLine } from "./laid-music.ts";

/** Reel of a source without one, as edit systems call it. */
const NO_REEL = "AX";

/**
 * Music laid in a programme as a CMX 3600 list: each use an event, on tracks of its own where several sound together.
 * The format has no line for the rate; a remark tells it.
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

/** Two channels a lane: the first two have a name in the event's line, the next two one below it. */
function channelsOf(lane: number): [string, ...string[]] {
  if (lane === 0) return ["AA"];
  return lane === 1 ? ["NONE", "AUD  3    4"] : [`A${2 * lane + 1}`];
}

/** A reel has eight letters or figures: a reference that is longer would be another's. */
function reelOf(reference: string): string {
  const reel = reference.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return /^(?=.*\d)(?=.*[A-Z]).{4,8}$/.test(reel) ? reel : NO_REEL;
}
