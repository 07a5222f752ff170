import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import type { Id } from "#/contract/hydra.ts";
import { trackOfIri } from "#/contract/item.ts";
import { trackCreditsEndpoint } from "#/contract/track-credits.ts";
import { call } from "#/lib/api/call.ts";
import { addCues, editCue } from "../cues/edit-cues.ts";
import { type FrameRate, framesIn } from "../edit/timecode.ts";
import type { Unplaced } from "./unplaced.tsx";

/** Assumed length of music with an unknown one, seconds. */
const SOME = 30;

/** Returns the catalogue's credits of a track. */
export async function creditsOf(id: Id) {
  const found = await call(trackCreditsEndpoint, { query: { "ids[]": [String(id)] } });
  return found["hydra:member"].find((one) => one.id === id) ?? null;
}

/** Places an unplaced item or row at a frame, with its own length; returns its cue and where it ends. */
export async function layOnStrip({ cue, item }: Unplaced, start: number, rate: FrameRate) {
  const track = item?.id ?? (cue?.track ? trackOfIri(cue.track) : null);
  const credits = track === null ? null : await creditsOf(track).catch(() => null);
  const version = credits?.versions.find(
    ({ id }) => id === item?.trackVersion?.id || cue?.version?.endsWith(`/${id}`),
  );
  const seconds = (version ?? credits)?.durationSeconds ?? SOME;
  const end = start + (cue?.duration ?? framesIn(seconds, rate));
  if (cue) {
    editCue(cue.id, { start, end, duration: null });
    return { cue: cue.id, end };
  }
  const known = credits ? cueOfCredits(credits, version) : { title: item?.name ?? "" };
  const [added = ""] = addCues([{ ...known, start, end }]);
  return { cue: added, end };
}
