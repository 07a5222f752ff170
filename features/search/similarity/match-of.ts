import type { SimilarTrack } from "#/contract/similarity.ts";

/** Returns the part of a found track most similar to the reference; its start if there is none. */
export function matchOf({ matches }: Pick<SimilarTrack, "matches">) {
  return matches[0] ?? { start: 0, end: 0, queryStart: 0, queryEnd: 0 };
}
