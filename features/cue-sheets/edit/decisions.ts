import { cueSchema, type FrameRateName } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { type Chosen, cueOfUse } from "./cues-of-edit.ts";
import type { Edit } from "./edit.ts";
import type { Match, MatchReason } from "./match-uses.ts";
import { isCalledMusic, isNoMusic } from "./not-music.ts";
import type { FileText } from "./read-edit.ts";
import type { Use } from "./used-music.ts";

/** One use of the edit, its matches, and the person's decision. */
export type Decision = {
  id: string;
  use: Use;
  matches: Offered[];
  chosen: Chosen | null;
  isTaken: boolean;
  /** False for interviews, ambiences and noises, which are listed but not taken. */
  isMusic: boolean;
};
/** A match of a use: by its names, by its sound, or chosen from a search. */
export type Offered = Omit<Match, "reason"> & { reason: MatchReason | "ear" | "search" };

/** An edit that has been read; its uses wait for the person's decisions. */
export type ReadEdit = {
  /** The possible texts of its file (one per encoding), and the one that was read. */
  texts: readonly FileText[];
  text: FileText;
  edit: Edit;
  /** Whether the person chose the rate; otherwise a rate that the file does not contain is a guess. */
  isRateChosen: boolean;
  decisions: Decision[];
  credits: Map<Id, TrackCredits>;
};

/** The person's choices for reading an edit. */
export type How = { text: FileText; rate: FrameRateName; isRateChosen: boolean; part: number };

/** Matches below this certainty need the person's confirmation (match-uses.ts). */
const SURE = 0.9;

/**
 * Chooses sure matches. The person has to take uses without one that come with pictures and are not named as music, or
 * are named as speech, ambience or noise, and all that the edit has switched off: inaudible music is not declared.
 */
export function decide(use: Use, matches: Match[]): Decision {
  const best = matches[0];
  const chosen =
    best && best.certainty >= SURE ? { track: best.candidate.id, version: best.version?.id ?? null } : null;
  const isMusic = chosen !== null || !isNoMusic(use);
  const isTaken = !use.isOff && (chosen !== null || (isMusic && (!use.hasPicture || isCalledMusic(use))));
  return { id: crypto.randomUUID(), use, matches, chosen, isTaken, isMusic };
}

/**
 * Returns the decisions for the same sequence read at another rate or in another encoding: earlier decisions are kept
 * for uses whose names are unchanged.
 */
export const redecided = (before: readonly Decision[], fresh: readonly Decision[]): Decision[] =>
  fresh.map((decision, index) => {
    const known = before[index];
    const isSame = known && known.use.name === decision.use.name && known.use.file === decision.use.file;
    return isSame ? { ...known, use: decision.use } : decision;
  });

/** Returns the read edit with one decision changed; `known` are the credits of the tracks that it names. */
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

/** Returns the uses that are taken, as rows of a sheet. */
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
