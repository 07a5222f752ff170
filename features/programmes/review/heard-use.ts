import { trackOfIri } from "#/contract/item.ts";
import type { ProgrammeUse } from "#/contract/programme-uses.ts";

/** What the person says of a use: it is taken, it is none, or they have not said. */
export type Verdict = "open" | "taken" | "refused";

/** A use that was found in a programme, and what the person has made of it; seconds of the programme. */
export interface HeardUse extends Omit<ProgrammeUse, "track" | "version"> {
  id: string;
  /** Id of the track. */
  trackId: number;
  /** Id of the version that it is declared as; null for the recording as a whole. */
  versionId: number | null;
  verdict: Verdict;
}

/** What was found as it is first shown: what is sure is taken, what is likely waits for the person's word. */
export function reviewOf(uses: readonly ProgrammeUse[]): HeardUse[] {
  return uses.flatMap(({ track, version: _, ...use }, place) => {
    const trackId = trackOfIri(track);
    if (trackId === null) return [];
    const verdict = use.certainty === "sure" ? ("taken" as const) : ("open" as const);
    return [{ ...use, id: String(place), trackId, versionId: null, verdict }];
  });
}

/** Whole length of a use whose edges were moved by so many seconds; a tenth of a second stays. */
export function moved(use: HeardUse, edge: "start" | "end", to: number, seconds: number): HeardUse {
  const SHORTEST = 0.1;
  return edge === "start"
    ? { ...use, start: Math.min(use.end - SHORTEST, Math.max(0, to)) }
    : { ...use, end: Math.max(use.start + SHORTEST, Math.min(seconds, to)) };
}
