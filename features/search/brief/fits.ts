import type { Concept } from "#/contract/brief.ts";
import type { FoundTrack } from "../search-page.ts";

/** A concept of the brief that a title meets or lacks. */
export interface Fit {
  concept: Concept;
  isMet: boolean;
}

/** What of a brief a title meets, then what it lacks, each in the order of the brief; what was excluded is not told. */
export function fitsOf({ meets = [] }: Pick<FoundTrack, "meets">, concepts: readonly Concept[]): Fit[] {
  const told = concepts.flatMap((concept, index) => {
    const isMet = meets[index];
    return isMet === null || isMet === undefined ? [] : [{ concept, isMet }];
  });
  return [...told.filter(({ isMet }) => isMet), ...told.filter(({ isMet }) => !isMet)];
}
