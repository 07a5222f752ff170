import type { Cue } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";

/** A sheet reconciled with the recognised music of a programme. */
export interface Reconciled {
  cues: Cue[];
  /** Uses that the sheet already has at that place; their rows stay unchanged. */
  agreed: Cue[];
  /** Rows that had no place and have got one. */
  placed: Cue[];
  /** New rows for uses that had none. */
  added: Cue[];
  /** Rows with music of the catalogue that was not recognised in the programme; they stay. */
  unheard: Cue[];
  /** The recognised music as its rows declare it, perhaps as a version of the track. */
  music: Cue[];
}

/**
 * Merges recognised music into the rows of a sheet, without duplicates. A row with the same music at the same time stays,
 * since an edit or a person has placed it to the frame. A row without a place takes the place of its music. Every other
 * use becomes a new row.
 */
export function reconcileHeard(cues: readonly Cue[], heard: readonly Cue[]): Reconciled {
  const agreedRows = new Set<string>();
  const rowsOf = new Map<Cue, Cue[]>();
  const places = new Map<string, Cue>();
  const agreed: Cue[] = [];
  const open: Cue[] = [];
  for (const use of heard) {
    const rows = cues.filter((cue) => isSameMusic(cue, use) && overlap(cue, use));
    for (const { id } of rows) agreedRows.add(id);
    rowsOf.set(use, rows);
    (rows.length > 0 ? agreed : open).push(use);
  }
  const added = open.filter((use) => {
    const row = cues.find((cue) => !isPlaced(cue) && !places.has(cue.id) && isSameMusic(cue, use));
    if (!row) return true;
    places.set(row.id, use);
    rowsOf.set(use, [row]);
    return false;
  });
  const rows = cues.map((cue) => {
    const use = places.get(cue.id);
    return use ? { ...cue, start: use.start, end: use.end, duration: null, sourceIn: use.sourceIn } : cue;
  });
  return {
    cues: [...rows, ...added].sort((one, other) => placeOf(one) - placeOf(other)),
    agreed,
    placed: rows.filter(({ id }) => places.has(id)),
    added,
    unheard: cues.filter(({ id, track }) => track !== null && !agreedRows.has(id) && !places.has(id)),
    music: heard.flatMap((use) => {
      const declared = (rowsOf.get(use) ?? []).filter(({ track }) => track !== null);
      return declared.length > 0 ? declared : [use];
    }),
  };
}

const isPlaced = ({ start, end }: Cue) => start !== null && end !== null;
const placeOf = ({ start }: Cue) => start ?? Number.MAX_SAFE_INTEGER;

/**
 * Recognition does not distinguish the versions of a track, so they are the same music. A row without a track is
 * compared by its title.
 */
const isSameMusic = (cue: Cue, use: Cue) =>
  cue.track === null
    ? cue.title !== "" && fold(cue.title.trim()) === fold(use.title.trim())
    : cue.track === use.track;

const overlap = (cue: Cue, use: Cue) =>
  isPlaced(cue) && (cue.start ?? 0) < (use.end ?? 0) && (use.start ?? 0) < (cue.end ?? 0);
