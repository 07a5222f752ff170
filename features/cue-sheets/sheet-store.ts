import { create } from "zustand";
import type { Cue, CueSheet, Programme } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";

/** The declaration: the only part that is edited, undone and saved. */
export type Sheet = { programme: Programme; cues: Cue[] };

interface SheetState {
  /** The project whose sheet is open. */
  project: Id | null;
  /** Number of this opening: a save that began in an earlier one does not affect the sheet that is open now. */
  opening: number;
  /** Version last read or saved, which the next save replaces. */
  version: number;
  sheet: Sheet | null;
  past: Sheet[];
  future: Sheet[];
  /** Counts edits, so that a finished save knows whether it included the latest. */
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
/** Milliseconds within which edits of one field are one step: nobody undoes letter by letter. */
const ONE_STEP = 1_200;

export const useSheet = create<SheetState>(() => CLOSED);

let last: { field: string; at: number } | null = null;
let openings = 0;

/** Opens the sheet of the backend, or a draft of it that was not saved (then it is the latest edit). */
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

/** Changes the sheet by one step; edits of the same `field` in quick succession are one step. */
export function editSheet(field: string, change: (sheet: Sheet) => Sheet): void {
  const { sheet, past, edition } = useSheet.getState();
  if (!sheet) return;
  const next = change(sheet);
  if (next === sheet) return;
  const at = performance.now();
  const isSameStep = last?.field === field && at - last.at < ONE_STEP && past.length > 0;
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

/** Tells when the step that was just made is taken back, and when it is done again, for as long as the sheet is open. */
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

/** Whether edits are not saved yet. */
export const isUnkept = ({ edition, keptEdition }: Pick<SheetState, "edition" | "keptEdition">) =>
  edition !== keptEdition;
