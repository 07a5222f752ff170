import { cueSchema, type FrameRateName } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { type Chosen, cueOfUse } from "./cues-of-edit.ts";
import type { Edit } from "./edit.ts";
import type { Match, MatchReason } from "./match-uses.ts";
import { isCalledMusic, isNoMusic } from "./not-music.ts";
import type { FileText } from "./read-edit.ts";
import type { Use } from "./used-music.ts";

/** One use of the edit, what it may be, and what the person decided. */
export type Decision = {
  id: string;
  use: Use;
  matches: Offered[];
  chosen: Chosen | null;
  isTaken: boolean;
  /** False for interviews, ambiences and noises, which are listed and left. */
  isMusic: boolean;
};
/** What a use may be: by its names, by its sound, or as somebody searched it. */
export type Offered = Omit<Match, "reason"> & { reason: MatchReason | "ear" | "search" };

/** An edit that has been read, waiting for its uses to be looked through. */
export type ReadEdit = {
  /** What its file may say, and which of that was read. */
  texts: readonly FileText[];
  text: FileText;
  edit: Edit;
  /** The person has said how it counts; else a rate that it does not tell is a guess. */
  isRateChosen: boolean;
  decisions: Decision[];
  credits: Map<Id, TrackCredits>;
};

/** How an edit is read, as the person has it. */
export type How = { text: FileText; rate: FrameRateName; isRateChosen: boolean; part: number };

/** Offers below this certainty wait for the person's word (match-uses.ts). */
const SURE = 0.9;

/**
 * Sure matches are chosen; what comes with pictures and is called no music, speaks or is a place and matches nothing is
 * left for the person to take, and so is whatever the edit has switched off: what is not heard is not declared.
 */
export function decide(use: Use, matches: Match[]): Decision {
  const best = matches[0];
  const chosen =
    best && best.certainty >= SURE ? { track: best.candidate.id, version: best.version?.id ?? null } : null;
  const isMusic = chosen !== null || !isNoMusic(use);
  const isTaken = !use.isOff && (chosen !== null || (isMusic && (!use.hasPicture || isCalledMusic(use))));
  return { id: crypto.randomUUID(), use, matches, chosen, isTaken, isMusic };
}

/** The same sequence read at another rate or with other letters: what was decided of each use stands where its name does. */
export const redecided = (before: readonly Decision[], fresh: readonly Decision[]): Decision[] =>
  fresh.map((decision, index) => {
    const known = before[index];
    const isSame = known && known.use.name === decision.use.name && known.use.file === decision.use.file;
    return isSame ? { ...known, use: decision.use } : decision;
  });

/** What was read with one decision changed, and what is `known` of the tracks that it names. */
export function decided(
  read: ReadEdit,
  id: string,
  change: Partial<Decision>,
  known: readonly TrackCredits[],
): ReadEdit {
  return {
    ...read,
    credits: new Map([...read.credits, ...known.map((one) => [one.id, one] as const)]),
    decisions: read.decisions.map((one) => (one.id === id ? { ...one, ...change } : one)),
  };
}

/** The uses that are taken, as rows of a sheet. */
export function cuesOf({ decisions, credits }: Pick<ReadEdit, "decisions" | "credits">) {
  return decisions
    .filter(({ isTaken }) => isTaken)
    .map(({ id, use, chosen }) =>
      cueSchema.parse({
        ...cueOfUse(use, (chosen && credits.get(chosen.track)) ?? null, chosen?.version),
        id,
      }),
    );
}
