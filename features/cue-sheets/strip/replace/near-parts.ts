import type { Cue } from "#/contract/cue-sheet.ts";
import { type SimilarTrack, soundSearchEndpoint } from "#/contract/similarity.ts";
import { type Playable, playableOfTrack } from "#/features/player/playable.ts";
import { matchOf } from "#/features/search/similarity/match-of.ts";
import { call } from "#/lib/api/call.ts";

/** Number of parts offered. */
const OFFERED = 10;

/** A part of a recording that may replace a cue: from a second of it, with the cue's length. */
export interface NearPart {
  sound: Playable;
  sourceIn: number;
  /** Similarity, 0 to 1; null for the current part. */
  score: number | null;
}

/** The part of a recording that a cue uses, seconds. */
export interface UsedPart {
  from: number;
  length: number;
}

/** Returns the parts of other tracks most similar to the cue's used part, best first, none shorter than it. */
export async function nearParts(
  { track, version }: Pick<Cue, "track" | "version">,
  { from, length }: UsedPart,
  signal: AbortSignal,
): Promise<NearPart[]> {
  if (track === null) return [];
  // Only tracks have prints: a version has different positions, so its whole track is used instead.
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

/** Returns the second of a found track that corresponds to the part's start, with `room` for the whole part. */
function sourceInOf(
  found: Pick<SimilarTrack, "matches">,
  part: { from: number } | null,
  room: number,
): number {
  const { start, queryStart } = matchOf(found);
  const before = part ? queryStart - part.from : 0;
  return Math.max(0, Math.min(start - before, room));
}
