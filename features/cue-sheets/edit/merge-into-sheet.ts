import type { Cue } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";
import { isRoleName } from "./role-names.ts";

/** A use of an edit that the person takes, as a row, with information that rows do not keep. */
export type TakenUse = Cue & {
  /** Name of its file, while `clip` may be the name of the clip. */
  file?: string;
  /** Whether the edit has switched it off; audible uses are paired with rows first. */
  isOff?: boolean;
  /** Id of the row whose own music is kept for this use; the catalogue does not have it. */
  row?: string | null;
  /** Tracks that the person has refused for it. */
  refused?: readonly string[];
};

/** A sheet merged with an edit. */
export type Merge = {
  cues: Cue[];
  /** Number of rows that got the place of a use, and of uses that became new rows. */
  filled: number;
  added: number;
  /** Rows without a use in the edit: those that never had a place, and those that an earlier edit placed. */
  left: Cue[];
  /** The former row of each use by the id of the use; added uses have none. */
  rows: ReadonlyMap<string, Cue>;
};

/**
 * Merges the uses of an edit into the rows of a sheet. The row of a use gets its place, and its music if the use has a
 * different track or version; all other data of a row stay. A use without a row becomes a new row. `removed` are the
 * ids of rows without a use that the person removes.
 */
export function mergeIntoSheet(
  cues: readonly Cue[],
  uses: readonly TakenUse[],
  removed: ReadonlySet<string>,
): Merge {
  const pairs = pairsOf(cues, uses);
  const left = cues.filter((cue) => !pairs.has(cue.id) && (!isPlaced(cue) || cue.clip !== ""));
  const dropped = new Set(left.flatMap(({ id }) => (removed.has(id) ? [id] : [])));
  const paired = new Set(pairs.values());
  const kept = cues
    .filter(({ id }) => !dropped.has(id))
    .map((cue) => {
      const use = pairs.get(cue.id);
      return use ? withPlace(cue, use) : cue;
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

/** Returns a row with the place of a use, and with its music if that has changed. */
function withPlace(cue: Cue, use: TakenUse): Cue {
  const sourceIn = use.sourceIn ?? cue.sourceIn;
  // If the edit does not state where the music starts or ends, a row keeps its place.
  const isOpen = !isPlaced(use) && isPlaced(cue);
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

/** Whether a row was read from the clip of a use, or from the same file with another name. */
export const isOfClip = ({ clip }: Cue, use: TakenUse): boolean =>
  clip !== "" && [use.clip, use.file].some((name) => name !== undefined && fold(name) === fold(clip));

type Pair = { cue: Cue; use: TakenUse; rank: number; distance: number };

/**
 * Pairs rows with uses, one to one: first those that overlap, then rows without a place, then clips that have moved.
 */
function pairsOf(cues: readonly Cue[], uses: readonly TakenUse[]): Map<string, TakenUse> {
  const known = new Map<string, TakenUse[]>();
  for (const use of uses) {
    for (const name of keysOf(use)) {
      const same = known.get(name);
      if (same) same.push(use);
      else known.set(name, [use]);
    }
  }
  const pairs = cues.flatMap((cue) =>
    [...new Set(keysOf({ ...cue, row: cue.id }).flatMap((name) => known.get(name) ?? []))].flatMap((use) =>
      pairOf(cue, use),
    ),
  );
  pairs.sort((a, b) => a.rank - b.rank || a.distance - b.distance);
  const found = new Map<string, TakenUse>();
  const taken = new Set<Cue>();
  for (const { cue, use } of pairs) {
    if (found.has(cue.id) || taken.has(use)) continue;
    found.set(cue.id, use);
    taken.add(use);
  }
  return found;
}

/** Returns the keys by which rows and uses are matched. */
const keysOf = ({ row, track, clip, file, title }: TakenUse) =>
  [
    row && `row ${row}`,
    track && `track ${track}`,
    clip && `clip ${fold(clip)}`,
    file && `clip ${fold(file)}`,
    title && `title ${fold(title.trim())}`,
  ].filter((name): name is string => Boolean(name));

/** Added to the rank of uses that are off, so that they come after all audible ones. */
const OFF_RANK = 6;

function pairOf(cue: Cue, use: TakenUse): Pair[] {
  const isOther = cue.track !== null && use.track !== null && cue.track !== use.track;
  const isSame = cue.version === use.version;
  const isOtherVersion = !isSame && cue.version !== null && use.version !== null;
  const isSameTrack = cue.track !== null && cue.track === use.track;
  // Other music may have the same part in the film, since «gén. début» is not a title.
  const isOtherPart = !isSameTrack && cue.clip !== "" && isRoleName(cue.title);
  const isRefusedHere = isRefused(cue, use);
  const isKept = use.row === cue.id && !isRefusedHere;
  const isRead = isKept || isOfClip(cue, use);
  // Two works may share a title, and two versions are two recordings. But a row that was read from this clip remains its
  // row, whatever music it has now.
  if (!isRead && (isOther || isOtherVersion || isOtherPart || isRefusedHere)) return [];
  const distance = Math.abs((cue.start ?? 0) - (use.start ?? 0));
  const version = (isSame && !isOther ? 0 : 1) + (use.isOff ? OFF_RANK : 0);
  if (isKept) return [{ cue, use, rank: version, distance }];
  if (!isPlaced(cue)) return [{ cue, use, rank: 2 + version, distance: use.start ?? 0 }];
  const from = use.start ?? (use.end ?? 1) - 1;
  const isSomewhere = use.start !== null || use.end !== null;
  const overlaps = isSomewhere && (cue.start ?? 0) < (use.end ?? from + 1) && from < (cue.end ?? 0);
  if (overlaps) return [{ cue, use, rank: version, distance }];
  // A row that a person has placed elsewhere stays there; one that was read from an edit follows the edit.
  return isRead ? [{ cue, use, rank: 4 + version, distance }] : [];
}
