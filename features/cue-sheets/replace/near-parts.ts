import type { Cue } from "#/contract/cue-sheet.ts";
import { type SimilarTrack, soundSearchEndpoint } from "#/contract/similarity.ts";
import { type Playable, playableOfTrack } from "#/features/player/playable.ts";
import { matchOf } from "#/features/search/similarity/match-of.ts";
import { call } from "#/lib/api/call.ts";

/** Parts that are offered in the place of one. */
const OFFERED = 10;

/** A part of a recording that may stand in the place of a cue: from a second of it on, as long as the cue is. */
export interface NearPart {
  sound: Playable;
  sourceIn: number;
  /** How near it is, 0 to 1; null of the part that is there. */
  score: number | null;
}

/** The part of a recording that a cue uses, seconds. */
export interface UsedPart {
  from: number;
  length: number;
}

/** The parts of other tracks that are most like the used part of a cue's, best first, none shorter than it. */
export async function nearParts(
  { track, version }: Pick<Cue, "track" | "version">,
  { from, length }: UsedPart,
  signal: AbortSignal,
): Promise<NearPart[]> {
  if (track === null) return [];
  // Prints are of tracks: a version counts its seconds otherwise, and the whole of its track stands for it.
  const part = version === null ? { from, to: from + length } : null;
  const found = await call(soundSearchEndpoint, {
    query: { itemsPerPage: String(OFFERED), "durationSeconds[gte]": String(Math.ceil(length)) },
    body: { track, ...part },
    signal,
  });
  return found["hydra:member"].map((one) => {
    const sound = playableOfTrack(one);
    return { sound, sourceIn: sourceInOf(one, part, sound.duration - length), score: one.score };
  });
}

/** The second of a found track that lies as the part's beginning does, with `room` for the whole part after it. */
function sourceInOf(
  found: Pick<SimilarTrack, "matches">,
  part: { from: number } | null,
  room: number,
): number {
  const { start, queryStart } = matchOf(found);
  const before = part ? queryStart - part.from : 0;
  return Math.max(0, Math.min(start - before, room));
}
