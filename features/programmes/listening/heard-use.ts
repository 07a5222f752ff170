import type { Id } from "#/contract/hydra.ts";
import { trackOfIri } from "#/contract/item.ts";
import type { ProgrammeUse } from "#/contract/programme-uses.ts";

/** The person's decision on a use: accepted, refused, or none yet. */
export type Verdict = "open" | "taken" | "refused";

/** A use found in a programme, with the person's decision; seconds of the programme. */
export interface HeardUse extends Omit<ProgrammeUse, "track" | "version"> {
  id: string;
  /** Id of the track. */
  trackId: Id;
  /** Id of the version to declare; null for the track as a whole. */
  versionId: Id | null;
  verdict: Verdict;
}

/** Returns the initial state of the uses: certain ones are accepted, likely ones await the person's decision. */
export function reviewOf(uses: readonly ProgrammeUse[]): HeardUse[] {
  return uses.flatMap(({ track, version: _, ...use }, place) => {
    const trackId = trackOfIri(track);
    if (trackId === null) return [];
    const verdict = use.certainty === "sure" ? ("taken" as const) : ("open" as const);
    return [{ ...use, id: String(place), trackId, versionId: null, verdict }];
  });
}

/** Moves an edge of a use to a second within the programme; at least a tenth of a second remains. */
export function moved(use: HeardUse, edge: "start" | "end", to: number, seconds: number): HeardUse {
  const SHORTEST = 0.1;
  return edge === "start"
    ? { ...use, start: Math.min(use.end - SHORTEST, Math.max(0, to)) }
    : { ...use, end: Math.max(use.start + SHORTEST, Math.min(seconds, to)) };
}
