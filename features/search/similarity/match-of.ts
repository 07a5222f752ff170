import type { SimilarTrack } from "#/contract/similarity.ts";

/** The part of a found track that is most like the reference; its beginning where none was told. */
export function matchOf({ matches }: Pick<SimilarTrack, "matches">) {
  return matches[0] ?? { start: 0, end: 0, queryStart: 0, queryEnd: 0 };
}
