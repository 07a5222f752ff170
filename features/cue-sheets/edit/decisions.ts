import { cueSchema, type FrameRateName } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { type Chosen, cueOfUse } from "./cues-of-edit.ts";
import type { Edit } from "./edit.ts";
import type { Match, MatchReason } from "./match-of.ts";
import { matchesOf } from "./match-uses.ts";
import type { TakenUse } from "./merge-uses.ts";
import { isCalledMusic, isNoMusic } from "./not-music.ts";
import type { FileText } from "./read-edit.ts";
import { isRoleName } from "./role-names.ts";
import type { Use } from "./used-music.ts";

/** One use of the edit, its matches, and the person's decision. */
export type Decision = {
  id: string;
  use: Use;
  /** Name under which a row of the sheet stores its clip. */
  clip: string;
  matches: Offered[];
  chosen: Chosen | null;
  isTaken: boolean;
  /** False for interviews, ambiences and noises, which are listed but not taken. */
  isMusic: boolean;
  /** The row that keeps its own music, which the catalogue does not have, as long as none is chosen. */
  row?: string;
  /** Tracks that the person has refused: it is none of these. */
  refused?: readonly Id[];
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
  const [first] = matches;
  const best = first && isSure(first) ? first : undefined;
  const chosen = best ? { track: best.candidate.id, version: best.version?.id ?? null } : null;
  const isMusic = chosen !== null || !isNoMusic(use);
  const isTaken = !use.isOff && (chosen !== null || (isMusic && (!use.hasPicture || isCalledMusic(use))));
  return { id: crypto.randomUUID(), use, clip: clipOf(use, best), matches, chosen, isTaken, isMusic };
}

const isSure = ({ certainty }: Match) => certainty >= SURE;

/**
 * Returns what the clip of a use is known by: its name, or its file where the name says less. Editors exchange the file
 * of a clip that keeps its name, and the row of the first file is not the row of the second.
 */
function clipOf({ name, file, reel }: Use, best: Match | undefined): string {
  if (file !== "" && isRoleName(name)) return file;
  if (file === "" || !best) return name || file || reel;
  const [said] = matchesOf({ name, file: "", reel: "" }, [best.candidate]).filter(isSure);
  return said && said.version?.id === best.version?.id ? name : file;
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
export function cuesOf({ decisions, credits }: Pick<ReadEdit, "decisions" | "credits">): TakenUse[] {
  return decisions
    .filter(({ isTaken }) => isTaken)
    .map(({ id, use, clip, chosen, row, refused = [] }) => ({
      ...cueSchema.parse({
        ...cueOfUse(use, (chosen && credits.get(chosen.track)) ?? null, chosen?.version),
        clip,
        id,
      }),
      file: use.file,
      isOff: use.isOff ?? false,
      row: chosen ? null : (row ?? null),
      refused: chosen ? [] : refused.flatMap((track) => credits.get(track)?.track ?? []),
    }));
}
