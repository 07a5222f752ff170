import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import type { Cue } from "#/contract/cue-sheet.ts";
import { type FrameRate, framesIn } from "../time/timecode.ts";
import type { Offer } from "./find-music.ts";

/**
 * Returns the changes to a row for which the person chose a recording: its catalogue data, and its length if the row has
 * no place. The position in the recording stays, unless the row had another track before.
 */
export function cueOfOffer(
  { start, end, track, sourceIn }: Cue,
  { credits, version }: Offer,
  rate: FrameRate,
): Partial<Cue> {
  const isPlaced = start !== null && end !== null;
  const seconds = (version ?? credits).durationSeconds;
  return {
    ...cueOfCredits(credits, version),
    duration: isPlaced ? null : framesIn(seconds, rate),
    sourceIn: track === null || track === credits.track ? sourceIn : null,
  };
}
