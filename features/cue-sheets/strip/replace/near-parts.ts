import type { Cue } from "#/contract/cue-sheet.ts";
import { type SimilarTrack, soundSearchEndpoint } from "#/contract/similarity.ts";
import { type Playable, playableOfTrack } from "#/features/player/playable.ts";
import { matchOf } from "#/features/search/similarity/match-of.ts";
import { call } from "#/lib/api/call.ts";

/** Number of parts offered. */
const MOST_PARTS = 10;

/** A part of a recording that may replace a cue. It begins at second `sourceIn` and has the cue's length. */
export interface NearPart {
  sound: Playable;
  sourceIn: number;
  /** Similarity, 0 to 1; null for the part that the cue has now. */
  score: number | null;
}

/** The part of a recording that a cue uses, seconds. */
export interface UsedPart {
  from: number;
  length: number;
}

/** Returns the most similar parts of other tracks that are long enough for the cue, best first. */
export async function nearParts(
  { track, version }: Pick<Cue, "track" | "version">,
  { from, length }: UsedPart,
  signal: AbortSignal,
): Promise<NearPart[]> {
  if (track === null) return [];
  // Only tracks have fingerprints, and positions differ in a version, so the search uses its whole track.
  const part = version === null ? { from, to: from + length } : null;
  const found = await call(soundSearchEndpoint, {
    query: { itemsPerPage: String(MOST_PARTS), "durationSeconds[gte]": String(Math.ceil(length)) },
    body: { track, ...part },
    signal,
  });
  return found["hydra:member"].map((one) => {
    const sound = playableOfTrack(one);
    return { sound, sourceIn: sourceInOf(one, part, sound.duration - length), score: one.score };
  });
}

/** Returns the second of a found track that corresponds to the start of `part`; at most `room`, so that the cue fits. */
function sourceInOf(
  found: Pick<SimilarTrack, "matches">,
  part: { from: number } | null,
  room: number,
): number {
  const { start, queryStart } = matchOf(found);
  const before = part ? queryStart - part.from : 0;
  return Math.max(0, Math.min(start - before, room));
}
