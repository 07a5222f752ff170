import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import type { FrameRateName } from "#/contract/frame-rates.ts";
import { type FrameRate, framesIn, framesPerHour, nameOfRate, RATES, secondsOf } from "../time/timecode.ts";
import type { Edit, EditClip } from "./edit.ts";
import { type Merge, mergeIntoSheet, type TakenUse } from "./merge-into-sheet.ts";

/** Maximum seconds of the leader of bars, tone and a clock before the full hour at which a programme starts. */
const LEADER_SECONDS = 5 * 60;

/** A sheet merged with an edit: its rows, its rate, and the length of its programme. */
export type SheetWithEdit = Merge & { rate: FrameRateName; duration: number | null };

/** Returns the rate of a sheet after music at the rate `added` is added: a sheet with places keeps its rate. */
export const rateWith = (cues: readonly Cue[], kept: FrameRateName, added: FrameRateName): FrameRateName =>
  cues.some(({ start }) => start !== null) ? kept : added;

/** The rate of an edit, and the starts of all its clips, whether they are taken or not. */
type ClipsAtRate = Pick<Edit, "countingRate"> & { clips: readonly Pick<EditClip, "start">[] };

/**
 * Returns a sheet merged with the `uses` of an edit that the person takes; `removed` are the ids of rows that the
 * person removes. A sheet without places adopts the edit's rate; otherwise the uses are converted to the sheet's rate.
 */
export function sheetWithEdit(
  sheet: { programme: Pick<Programme, "rate" | "duration">; cues: readonly Cue[] },
  uses: readonly TakenUse[],
  edit: ClipsAtRate,
  removed: ReadonlySet<string>,
): SheetWithEdit {
  const { rate: formerRate, duration } = sheet.programme;
  const rate = rateWith(sheet.cues, formerRate, nameOfRate(edit.countingRate));
  const from = RATES[formerRate];
  const to = RATES[rate];
  const length = (frames: number | null) => (frames === null ? null : sameDuration(frames, from, to));
  const cues =
    rate === formerRate
      ? sheet.cues
      : sheet.cues.map((cue) => ({
          ...cue,
          duration: length(cue.duration),
          sourceIn: length(cue.sourceIn),
        }));
  return { ...mergeIntoSheet(cues, usesAtRate(uses, edit, to), removed), rate, duration: length(duration) };
}

/** Returns the number of frames with the same duration at another rate. */
const sameDuration = (frames: number, from: FrameRate, to: FrameRate) =>
  nameOfRate(from) === nameOfRate(to) ? frames : framesIn(secondsOf(frames, from), to);

/**
 * Converts uses to another rate. The full hour at which the programme starts keeps its time code, and everything stays
 * the same number of seconds after it. If places were counted from zero, ten hours at 29.97 would be 36 seconds late at
 * 25.
 */
function usesAtRate(
  uses: readonly TakenUse[],
  { countingRate: from, clips }: ClipsAtRate,
  to: FrameRate,
): TakenUse[] {
  if (nameOfRate(from) === nameOfRate(to)) return [...uses];
  // All clips count, so that taking or leaving one does not move the others.
  const first = clips.reduce((one, { start }) => Math.min(one, start), clips[0]?.start ?? 0);
  const hour = Math.floor((first + framesIn(LEADER_SECONDS, from)) / framesPerHour(from));
  const place = (frame: number) =>
    Math.max(0, hour * framesPerHour(to) + sameDuration(frame - hour * framesPerHour(from), from, to));
  return uses.map((use) => {
    const start = use.start === null ? null : place(use.start);
    const sourceIn = use.sourceIn === null ? null : sameDuration(use.sourceIn, from, to);
    return {
      ...use,
      start,
      end: use.end === null ? null : Math.max((start ?? -1) + 1, place(use.end)),
      sourceIn,
    };
  });
}
