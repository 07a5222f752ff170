import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import { trackOfIri } from "#/contract/item.ts";
import { creditsOf } from "../cue-sheet-api.ts";
import { addCues, editCue } from "../cues/edit-cues.ts";
import { type FrameRate, framesIn } from "../time/timecode.ts";
import type { Unplaced } from "./unplaced.tsx";

/** Length given to music whose length is unknown, seconds. */
const DEFAULT_LENGTH = 30;

/** Places an unplaced item or row at the frame `start`, with its full length. Returns the id of its cue, and its end. */
export async function layOnStrip({ cue, item }: Unplaced, start: number, rate: FrameRate) {
  const track = item?.id ?? (cue?.track ? trackOfIri(cue.track) : null);
  const [credits] = track === null ? [] : await creditsOf([track]).catch(() => []);
  const version = credits?.versions.find(
    ({ id }) => id === item?.trackVersion?.id || cue?.version?.endsWith(`/${id}`),
  );
  const seconds = (version ?? credits)?.durationSeconds ?? DEFAULT_LENGTH;
  const end = start + (cue?.duration ?? framesIn(seconds, rate));
  if (cue) {
    editCue(cue.id, { start, end, duration: null });
    return { cue: cue.id, end };
  }
  const known = credits ? cueOfCredits(credits, version) : { title: item?.name ?? "" };
  const [added = ""] = addCues([{ ...known, start, end }]);
  return { cue: added, end };
}
