import type { Cue } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";
import { isRoleName } from "./role-names.ts";

/** A use of an edit that the person takes, as a row, and what its reading knows of it besides. */
export type TakenUse = Cue & {
  /** Name of its file; `clip` may be the clip's own name. */
  file?: string;
  /** Whether the edit has switched it off: what is heard comes first. */
  isOff?: boolean;
  /** The row that keeps its own music for this use, which the catalogue does not have. */
  row?: string | null;
  /** Tracks that the person has refused for it. */
  refused?: readonly string[];
};

/** A sheet merged with an edit. */
export type Merge = {
  cues: Cue[];
  /** Rows that got the place of a use, and uses without a row. */
  filled: number;
  added: number;
  /** Rows without a place in the edit: those that never had one, and those that an earlier edit placed. */
  left: Cue[];
  /** The row of each use, by the id of the use; none for added uses. */
  rows: ReadonlyMap<string, Cue>;
};

/**
 * Merges the uses of an edit into the rows of a sheet: the row of a use gets its place, and its music if that is known
 * to differ; a use without a row becomes one, and all other data of a row stay. `taken` are the rows without a use that
 * the person removes.
 */
export function mergeUses(
  cues: readonly Cue[],
  uses: readonly TakenUse[],
  taken: ReadonlySet<string>,
): Merge {
  const pairs = pairsOf(cues, uses);
  const left = cues.filter((cue) => !pairs.has(cue.id) && (!isPlaced(cue) || cue.clip !== ""));
  const leaving = new Set(left.flatMap(({ id }) => (taken.has(id) ? [id] : [])));
  const paired = new Set(pairs.values());
  const kept = cues
    .filter(({ id }) => !leaving.has(id))
    .map((cue) => {
      const use = pairs.get(cue.id);
      return use ? placed(cue, use) : cue;
    });
  const added = uses.filter((use) => !paired.has(use));
  const all = [...kept, ...added.map(rowOf)].sort((a, b) => placeOf(a) - placeOf(b));
  const rows = new Map(
    cues.flatMap((cue) => {
      const use = pairs.get(cue.id);
      return use ? [[use.id, cue] as const] : [];
    }),
  );
  return { cues: all, filled: pairs.size, added: added.length, left, rows };
}

const isPlaced = ({ start, end }: Cue) => start !== null && end !== null;
const placeOf = ({ start }: Cue) => start ?? Number.MAX_SAFE_INTEGER;

const rowOf = ({ file, isOff, row, refused, ...cue }: TakenUse): Cue => cue;

/** Returns a row with the place of a use, and with its music as the person confirmed it. */
function placed(cue: Cue, use: TakenUse): Cue {
  const sourceIn = use.sourceIn ?? cue.sourceIn;
  // An edit that does not tell where the music ends leaves the end that a row has.
  const isOpen = use.end === null && isPlaced(cue);
  const place = {
    ...(isOpen ? {} : { start: use.start, end: use.end, duration: null }),
    sourceIn,
    clip: use.clip,
  };
  const isOther = use.track !== null && (cue.track !== use.track || cue.version !== use.version);
  return isOther || isRefused(cue, use)
    ? { ...rowOf(use), id: cue.id, use: cue.use, note: cue.note }
    : { ...cue, ...place };
}

const isRefused = ({ track }: Cue, { refused = [] }: TakenUse) => track !== null && refused.includes(track);

/** Whether a row was read from the clip of a use, or from the same file under another name. */
export const isOfClip = ({ clip }: Cue, use: TakenUse): boolean =>
  clip !== "" && [use.clip, use.file].some((name) => name !== undefined && fold(name) === fold(clip));

type Pair = { cue: Cue; use: TakenUse; rank: number; away: number };

/** Pairs rows with uses, one to one: first overlapping ones, then rows without a place, then moved ones. */
function pairsOf(cues: readonly Cue[], uses: readonly TakenUse[]): Map<string, TakenUse> {
  const known = new Map<string, TakenUse[]>();
  for (const use of uses) {
    for (const name of namesOf(use)) {
      const same = known.get(name);
      if (same) same.push(use);
      else known.set(name, [use]);
    }
  }
  const pairs = cues.flatMap((cue) =>
    [...new Set(namesOf({ ...cue, row: cue.id }).flatMap((name) => known.get(name) ?? []))].flatMap((use) =>
      pairOf(cue, use),
    ),
  );
  pairs.sort((a, b) => a.rank - b.rank || a.away - b.away);
  const found = new Map<string, TakenUse>();
  const taken = new Set<Cue>();
  for (const { cue, use } of pairs) {
    if (found.has(cue.id) || taken.has(use)) continue;
    found.set(cue.id, use);
    taken.add(use);
  }
  return found;
}

/** Keys by which rows and uses are matched. */
const namesOf = ({ row, track, clip, file, title }: TakenUse) =>
  [
    row && `row ${row}`,
    track && `track ${track}`,
    clip && `clip ${fold(clip)}`,
    file && `clip ${fold(file)}`,
    title && `title ${fold(title.trim())}`,
  ].filter((name): name is string => Boolean(name));

/** Rank of what is switched off: behind all that is heard. */
const OFF = 6;

function pairOf(cue: Cue, use: TakenUse): Pair[] {
  const isOther = cue.track !== null && use.track !== null && cue.track !== use.track;
  const isSame = cue.version === use.version;
  const isOtherVersion = !isSame && cue.version !== null && use.version !== null;
  const isSameTrack = cue.track !== null && cue.track === use.track;
  // Other music may have the same part in the film: «gén. début» is no title.
  const isOtherPart = !isSameTrack && cue.clip !== "" && isRoleName(cue.title);
  const isNone = isRefused(cue, use);
  const isKept = use.row === cue.id && !isNone;
  const isRead = isKept || isOfClip(cue, use);
  // Two different works may share a title, and two versions are two recordings; but a row that was read from this clip
  // stays its row, whatever music it has now.
  if (!isRead && (isOther || isOtherVersion || isOtherPart || isNone)) return [];
  const away = Math.abs((cue.start ?? 0) - (use.start ?? 0));
  const version = (isSame && !isOther ? 0 : 1) + (use.isOff ? OFF : 0);
  if (isKept) return [{ cue, use, rank: version, away }];
  if (!isPlaced(cue)) return [{ cue, use, rank: 2 + version, away: use.start ?? 0 }];
  const overlaps = (cue.start ?? 0) < (use.end ?? (use.start ?? 0) + 1) && (use.start ?? 0) < (cue.end ?? 0);
  if (overlaps) return [{ cue, use, rank: version, away }];
  // A row placed elsewhere by hand stays there; one that was read from an edit follows it.
  return isRead ? [{ cue, use, rank: 4 + version, away }] : [];
}
