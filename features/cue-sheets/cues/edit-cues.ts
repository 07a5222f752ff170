import { type Cue, cueSchema, type Programme } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import { editSheet, useSheet } from "../sheet-store.ts";

const newId = () => crypto.randomUUID();

/** Changes fields of the programme. */
export function editProgramme(changes: Partial<Programme>): void {
  editSheet(`programme ${Object.keys(changes)}`, (sheet) => ({
    ...sheet,
    programme: { ...sheet.programme, ...changes },
  }));
}

/** Changes fields of one cue. */
export function editCue(id: string, changes: Partial<Cue>): void {
  editSheet(`${id} ${Object.keys(changes)}`, (sheet) => ({
    ...sheet,
    cues: sheet.cues.map((cue) => (cue.id === id ? { ...cue, ...changes } : cue)),
  }));
}

/** Adds cues at the end, each with a new id; fields may be left out. Returns the ids. */
export function addCues(cues: readonly Partial<Cue>[]): string[] {
  const added = cues.map((cue) => cueSchema.parse({ ...cue, id: newId() }));
  editSheet(`add ${added[0]?.id}`, (sheet) => ({ ...sheet, cues: [...sheet.cues, ...added] }));
  return added.map(({ id }) => id);
}

/** Replaces cues, frame rate and duration by those after the import of an edit, as one step. */
export function takeEdit({
  rate,
  duration,
  cues,
}: Pick<Programme, "rate" | "duration"> & { cues: readonly Cue[] }): void {
  editSheet("edit", (sheet) => ({
    programme: { ...sheet.programme, rate, duration },
    cues: [...cues],
  }));
}

/** Inserts a copy of a cue below it, without a place, for another use of the same work. Returns the copy's id. */
export function repeatCue(id: string): string {
  const copy = newId();
  editSheet(`repeat ${copy}`, (sheet) => ({
    ...sheet,
    cues: sheet.cues.flatMap((cue) =>
      cue.id === id ? [cue, { ...cue, id: copy, start: null, end: null, duration: null }] : [cue],
    ),
  }));
  return copy;
}

/** Removes a cue. */
export function removeCue(id: string): void {
  editSheet(`remove ${id}`, (sheet) => ({ ...sheet, cues: sheet.cues.filter((cue) => cue.id !== id) }));
}

/**
 * Removes the rows without a place of items that were removed from a project, if its sheet is open. Rows with a place
 * stay: they declare music of the film.
 */
export function removeUnplaced(project: Id, items: readonly string[]): void {
  if (useSheet.getState().project !== project) return;
  editSheet(`left ${items}`, (sheet) => {
    const cues = sheet.cues.filter(
      ({ track, version, start, end }) =>
        (start !== null && end !== null) || !items.includes(version ?? track ?? ""),
    );
    return cues.length === sheet.cues.length ? sheet : { ...sheet, cues };
  });
}

/** Moves a cue by `by` places, within the list. */
export function moveCue(id: string, by: number): void {
  editSheet(`move ${id} ${by}`, (sheet) => {
    const from = sheet.cues.findIndex((cue) => cue.id === id);
    const to = Math.min(sheet.cues.length - 1, Math.max(0, from + by));
    const moved = sheet.cues[from];
    if (!moved || to === from) return sheet;
    const others = sheet.cues.filter((cue) => cue.id !== id);
    return { ...sheet, cues: [...others.slice(0, to), moved, ...others.slice(to)] };
  });
}

/** Sorts the cues by their start; those without one follow in their present order. */
export function sortCues(): void {
  editSheet("sort", (sheet) => ({
    ...sheet,
    cues: [...sheet.cues].sort(
      (a, b) => (a.start ?? Number.MAX_SAFE_INTEGER) - (b.start ?? Number.MAX_SAFE_INTEGER),
    ),
  }));
}
