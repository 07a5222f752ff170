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
  version: number;
  sheet: Sheet | null;
  past: Sheet[];
  future: Sheet[];
  /** Number of edits so far; `keptEdition` is the last one that is saved. */
  edition: number;
  keptEdition: number;
}

const CLOSED: SheetState = {
  project: null,
  opening: 0,
  version: 0,
  sheet: null,
  past: [],
  future: [],
  edition: 0,
  keptEdition: 0,
};

/** Limit of undo steps. */
const MOST_STEPS = 200;
/** Milliseconds within which edits of the same field are one step, so that undo does not go letter by letter. */
const STEP_WINDOW = 1_200;

export const useSheet = create<SheetState>(() => CLOSED);

let last: { field: string; at: number } | null = null;
let openings = 0;

/** Opens the saved sheet, or an unsaved draft of it, which then counts as an edit. */
export function openSheet({ id, version, programme, cues }: CueSheet, draft: Sheet | null = null): void {
  last = null;
  const read = { programme, cues };
  openings += 1;
  useSheet.setState({
    ...CLOSED,
    project: id,
    opening: openings,
    version,
    sheet: draft ?? read,
    past: draft ? [read] : [],
    edition: draft ? 1 : 0,
  });
}

/** Closes the sheet. */
export function closeSheet(): void {
  useSheet.setState(CLOSED);
}

/** Changes the sheet by one undo step; edits of the same `field` in quick succession share a step. */
export function editSheet(field: string, change: (sheet: Sheet) => Sheet): void {
  const { sheet, past, edition } = useSheet.getState();
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
    edition: edition + 1,
  });
}

/** Undoes the last step. */
export function undo(): void {
  const { sheet, past, future, edition } = useSheet.getState();
  const before = past.at(-1);
  if (!sheet || !before) return;
  last = null;
  useSheet.setState({
    sheet: before,
    past: past.slice(0, -1),
    future: [sheet, ...future],
    edition: edition + 1,
  });
}

/** Redoes the last undone step. */
export function redo(): void {
  const { sheet, past, future, edition } = useSheet.getState();
  const [after, ...rest] = future;
  if (!sheet || !after) return;
  last = null;
  useSheet.setState({ sheet: after, past: [...past, sheet], future: rest, edition: edition + 1 });
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

/** Records that the edit numbered `edition` is saved as `version`. */
export function noteKept(version: number, edition: number): void {
  useSheet.setState({ version, keptEdition: edition });
}

/** Whether some edits are not saved yet. */
export const isUnkept = ({ edition, keptEdition }: Pick<SheetState, "edition" | "keptEdition">) =>
  edition !== keptEdition;
