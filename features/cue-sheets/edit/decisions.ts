import { cueSchema } from "#/contract/cue-sheet.ts";
import type { FrameRateName } from "#/contract/frame-rates.ts";
import type { Id } from "#/contract/hydra.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { contradictsItsTracks } from "./contradicted-tracks.ts";
import { type Chosen, cueOfUse } from "./cues-of-edit.ts";
import type { Edit } from "./edit.ts";
import type { Use } from "./join-clips.ts";
import type { Match, MatchReason } from "./match-of.ts";
import { matchesOf } from "./match-uses.ts";
import type { TakenUse } from "./merge-into-sheet.ts";
import { isLabelledMusic, isMusicAmongSounds, isNotMusic, SPOKEN_KIND } from "./not-music.ts";
import { mayBePlayedIn } from "./played-music.ts";
import type { FileText } from "./read-edit.ts";
import { isRoleName } from "./role-names.ts";

/** One use of the edit, its matches, and the person's decision. */
export type Decision = {
  id: string;
  use: Use;
  /** Name by which a row of the sheet identifies this clip. */
  clip: string;
  matches: OfferedMatch[];
  chosen: Chosen | null;
  isTaken: boolean;
  /** False for interviews, ambiences and noises, which are listed but not taken. */
  isMusic: boolean;
  /** Set if it may be music by its name or a note although other facts mean other sounds, so that it is asked. */
  isAmongSounds?: true;
  /** Id of the row whose own music is kept unless the person chooses other music; the catalogue does not have it. */
  row?: string;
  /** Tracks that the person has refused for this use. */
  refused?: readonly Id[];
};
/** A match that is offered for a use: found by its names or its sound, or chosen from a search. */
export type OfferedMatch = Omit<Match, "reason"> & { reason: MatchReason | "ear" | "search" };

/** An edit that has been read, with the person's decisions on its uses. */
export type ReadEdit = {
  /** The possible texts of the file, one for each encoding, and the one that was read. */
  texts: readonly FileText[];
  text: FileText;
  edit: Edit;
  /** Whether the person chose the rate. Otherwise it is a guess if the file does not contain it. */
  isRateChosen: boolean;
  decisions: Decision[];
  credits: Map<Id, TrackCredits>;
};

/** Settings with which an edit is read: encoding, rate, and index of the sequence. */
export type How = { text: FileText; rate: FrameRateName; isRateChosen: boolean; part: number };

/** Minimum certainty of a match that needs no confirmation by the person; `match-uses.ts` sets the certainties. */
const SURE = 0.9;

/**
 * Decides on a use before the person does: chooses a sure match, and takes the use if it is audible and probably music.
 * A use without a sure match is not taken if its name or labels mean speech, ambience or noise, or if it comes with
 * picture and no label means music. Music by its name among other sounds, a name that its tracks contradict, a sound in
 * which somebody may play by its name, and one of which a note asks whether it is music, is asked: it is not taken, and says
 * so.
 */
export function decide(use: Use, matches: Match[]): Decision {
  const [first] = matches;
  const best = first && isSure(first) ? first : undefined;
  const chosen = best ? { track: best.candidate.id, version: best.version?.id ?? null } : null;
  const isOther = chosen === null && isNotMusic(use);
  const isContradicted = chosen === null && !isOther && contradictsItsTracks(use);
  const isProbable = !isOther && !isContradicted && (!use.hasPicture || isLabelledMusic(use));
  const isPlayed = use.role !== SPOKEN_KIND && mayBePlayedIn(use.name || use.file, use.hasPicture);
  const isPossiblyMusic =
    (chosen === null && !isProbable && (use.isMusicAsked === true || isPlayed)) ||
    (isOther && isMusicAmongSounds(use, matches.some(isByWhole)));
  const isAsked = isPossiblyMusic || isContradicted;
  const isMusic = !isOther || isPossiblyMusic;
  const isTaken = !use.isOff && (chosen !== null || isProbable);
  const decided = {
    id: crypto.randomUUID(),
    use,
    clip: clipOf(use, best),
    matches,
    chosen,
    isTaken,
    isMusic,
  };
  return isAsked ? { ...decided, isAmongSounds: true } : decided;
}

/** Whether a match is of a whole title or file, though not a sure one. */
const isByWhole = ({ reason }: Match) => reason !== "words";
const isSure = ({ certainty }: Match) => certainty >= SURE;

/**
 * Returns the name that identifies the clip of a use: its own, or that of its file if only the file identifies the
 * music. If an editor replaces the file of a clip and keeps its name, the clip must not be recognised as the former
 * one.
 */
function clipOf({ name, file, reel }: Use, best: Match | undefined): string {
  if (file !== "" && isRoleName(name)) return file;
  if (file === "" || !best) return name || file || reel;
  const [sure] = matchesOf({ name, file: "", reel: "" }, [best.candidate]).filter(isSure);
  return sure && sure.version?.id === best.version?.id ? name : file;
}

/**
 * Returns the decisions on a sequence that was read again at another rate or in another encoding: earlier decisions are
 * kept for uses whose names have not changed.
 */
export const withEarlierDecisions = (before: readonly Decision[], current: readonly Decision[]): Decision[] =>
  current.map((decision, index) => {
    const known = before[index];
    const isSame = known && known.use.name === decision.use.name && known.use.file === decision.use.file;
    return isSame ? { ...known, use: decision.use } : decision;
  });

/** Returns the edit with one decision changed; `known` are the credits of the tracks in the change. */
export function withDecision(
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

/** Returns the uses that the person takes, as rows of a sheet. */
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
