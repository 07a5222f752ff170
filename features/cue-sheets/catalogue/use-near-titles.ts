"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { candidatesFor } from "../cue-sheet-api.ts";
import { candidateOf } from "../edit/cues-of-edit.ts";
import type { Match } from "../edit/match-of.ts";
import { matchesOf } from "../edit/match-uses.ts";

export type NearTitle = Match & { credits: TrackCredits };
const NO_CREDITS: TrackCredits[] = [];
const NONE: readonly NearTitle[] = [];

/** Returns a function that gives the tracks whose names resemble a row's clip, for rows without a track. */
export function useNearTitles(cues: readonly Cue[]): (cue: Cue) => readonly NearTitle[] {
  const unknown = new Set(cues.flatMap(({ track, clip }) => (track === null && clip !== "" ? [clip] : [])));
  // A string, which stays the same while the rows change with every typed letter.
  const clipNames = JSON.stringify([...unknown].sort());
  const { data: credits = NO_CREDITS } = useQuery({
    queryKey: ["cue sheet near titles", clipNames],
    queryFn: () => candidatesFor(JSON.parse(clipNames)),
    enabled: unknown.size > 0,
    staleTime: 300_000,
    meta: { silent: true },
  });
  const titlesByClip = useMemo(() => {
    const known = new Map(credits.map((one) => [one.id, one]));
    const candidates = credits.map(candidateOf);
    return new Map(
      (JSON.parse(clipNames) as string[]).map((clip) => [
        clip,
        matchesOf({ name: clip, file: "", reel: "" }, candidates).flatMap((match) => {
          const one = known.get(match.candidate.id);
          return one ? [{ ...match, credits: one }] : [];
        }),
      ]),
    );
  }, [clipNames, credits]);
  return ({ track, clip }) => (track === null ? (titlesByClip.get(clip) ?? NONE) : NONE);
}
