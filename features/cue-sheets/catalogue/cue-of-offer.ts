import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import type { Cue } from "#/contract/cue-sheet.ts";
import { type FrameRate, framesIn } from "../time/timecode.ts";
import type { Offer } from "./find-music.ts";

/**
 * Returns the changes to a row that takes a recording: all catalogue data, and the length where the row has no place. A
 * different work starts at its beginning, unless the offer gives the position at which it was heard.
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
