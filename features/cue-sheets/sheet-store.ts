import { create } from "zustand";
import type { Cue, CueSheet, Programme } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";

/** The declaration, which is edited, undone and saved as a whole. */
export type Sheet = { programme: Programme; cues: Cue[] };

interface SheetState {
  /** The project whose sheet is open. */
  project: Id | null;
  /** Number of this opening, by which a save that began in an earlier one is ignored. */
  opening: number;
  /** Version last read or saved, which the next save replaces. */
  serverVersion: number;
  sheet: Sheet | null;
  past: Sheet[];
  future: Sheet[];
  /** Number of changes so far, and how many of them are saved. */
  changeCount: number;
  savedChangeCount: number;
}

const CLOSED: SheetState = {
  project: null,
  opening: 0,
  serverVersion: 0,
  sheet: null,
  past: [],
  future: [],
  changeCount: 0,
  savedChangeCount: 0,
};

/** Limit of undo steps. */
const MOST_STEPS = 200;
/** Milliseconds within which edits of the same field are one step, so that undo does not go letter by letter. */
const STEP_WINDOW = 1_200;

export const useSheet = create<SheetState>(() => CLOSED);

let last: { field: string; at: number } | null = null;
let openings = 0;

/**
 * Opens the saved sheet, or an unsaved draft of it, which then counts as an edit: of the `version` that it names, so
 * that saving it over a later one is refused.
 */
export function openSheet(
  { id, version, programme, cues }: CueSheet,
  draft: (Sheet & { version: number | null }) | null = null,
): void {
  last = null;
  const read = { programme, cues };
  openings += 1;
  useSheet.setState({
    ...CLOSED,
    project: id,
    opening: openings,
    serverVersion: draft?.version ?? version,
    sheet: draft ? { programme: draft.programme, cues: draft.cues } : read,
    past: draft ? [read] : [],
    changeCount: draft ? 1 : 0,
  });
}

/** Closes the sheet. */
export function closeSheet(): void {
  useSheet.setState(CLOSED);
}

/** Changes the sheet by one undo step; edits of the same `field` in quick succession share a step. */
export function editSheet(field: string, change: (sheet: Sheet) => Sheet): void {
  const { sheet, past, changeCount } = useSheet.getState();
  if (!sheet) return;
  const next = change(sheet);
  if (next === sheet) return;
  const at = performance.now();
  const isSameStep = last?.field === field && at - last.at < STEP_WINDOW && past.length > 0;
  last = { field, at };
  useSheet.setState({
    sheet: next,
    past: isSameStep ? past : [...past, sheet].slice(-MOST_STEPS),
    future: [],
    changeCount: changeCount + 1,
  });
}

/** Undoes the last step. */
export function undo(): void {
  const { sheet, past, future, changeCount } = useSheet.getState();
  const before = past.at(-1);
  if (!sheet || !before) return;
  last = null;
  useSheet.setState({
    sheet: before,
    past: past.slice(0, -1),
    future: [sheet, ...future],
    changeCount: changeCount + 1,
  });
}

/** Redoes the last undone step. */
export function redo(): void {
  const { sheet, past, future, changeCount } = useSheet.getState();
  const [after, ...rest] = future;
  if (!sheet || !after) return;
  last = null;
  useSheet.setState({ sheet: after, past: [...past, sheet], future: rest, changeCount: changeCount + 1 });
}

/** Calls `undone` and `redone` whenever the latest step is undone or redone, for as long as the sheet is open. */
export function followStep({ undone, redone }: { undone: () => void; redone: () => void }): void {
  const { opening, sheet: after, past } = useSheet.getState();
  const before = past.at(-1);
  const stop = useSheet.subscribe((now, last) => {
    if (now.opening !== opening) stop();
    else if (last.sheet === after && now.sheet === before) undone();
    else if (last.sheet === before && now.sheet === after) redone();
  });
}

/** Records that the first `changeCount` changes are saved as `serverVersion`. */
export function noteKept(serverVersion: number, changeCount: number): void {
  useSheet.setState({ serverVersion, savedChangeCount: changeCount });
}

/** Whether some edits are not saved yet. */
export const isUnkept = ({
  changeCount,
  savedChangeCount,
}: Pick<SheetState, "changeCount" | "savedChangeCount">) => changeCount !== savedChangeCount;
