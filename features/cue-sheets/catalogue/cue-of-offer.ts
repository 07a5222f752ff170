import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import type { Cue } from "#/contract/cue-sheet.ts";
import { type FrameRate, framesIn } from "../edit/timecode.ts";
import type { Offer } from "./find-music.ts";

/**
 * What taking a recording changes in a row: all that the catalogue knows of it, and its length where no place says one.
 * Another work begins with its beginning, unless it is told from where it is heard.
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
