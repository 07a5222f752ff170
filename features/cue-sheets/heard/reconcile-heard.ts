import type { Cue } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";

/** What hearing a programme makes of a sheet. */
export interface Reconciled {
  cues: Cue[];
  /** Uses that the sheet has where they are heard: their rows stay as they are. */
  agreed: Cue[];
  /** Rows that waited for a place and got it, and uses that had no row. */
  placed: Cue[];
  added: Cue[];
  /** Rows of the catalogue's music that nobody heard: they stay. */
  unheard: Cue[];
}

/**
 * Lays what was heard over the rows of a sheet, none twice. Where a row is the same music at the same time, an edit or
 * a person has said its place to the frame: it stays. A row without a place takes that of its music; what has no row
 * becomes one.
 */
export function reconcileHeard(cues: readonly Cue[], heard: readonly Cue[]): Reconciled {
  const known = new Set<string>();
  const places = new Map<string, Cue>();
  const agreed: Cue[] = [];
  const open: Cue[] = [];
  for (const use of heard) {
    const rows = cues.filter((cue) => isSameMusic(cue, use) && overlap(cue, use));
    for (const { id } of rows) known.add(id);
    (rows.length > 0 ? agreed : open).push(use);
  }
  const added = open.filter((use) => {
    const row = cues.find((cue) => !isPlaced(cue) && !places.has(cue.id) && isSameMusic(cue, use));
    if (row) places.set(row.id, use);
    return !row;
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
    unheard: cues.filter(({ id, track }) => track !== null && !known.has(id) && !places.has(id)),
  };
}

const isPlaced = ({ start, end }: Cue) => start !== null && end !== null;
const placeOf = ({ start }: Cue) => start ?? Number.MAX_SAFE_INTEGER;

/** The ear does not tell versions apart: of one track it is the same music. A row that names no track is known by its title. */
const isSameMusic = (cue: Cue, use: Cue) =>
  cue.track === null
    ? cue.title !== "" && fold(cue.title.trim()) === fold(use.title.trim())
    : cue.track === use.track;

const overlap = (cue: Cue, use: Cue) =>
  isPlaced(cue) && (cue.start ?? 0) < (use.end ?? 0) && (use.start ?? 0) < (cue.end ?? 0);
