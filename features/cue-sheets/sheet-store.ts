import { create } from "zustand";
import type { Cue, CueSheet, Programme } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";

/** What is declared: the only thing that is edited, undone and kept. */
export type Sheet = { programme: Programme; cues: Cue[] };

interface SheetState {
  /** The project whose sheet is open. */
  project: Id | null;
  /** Which opening of a sheet this is: a write that began in an earlier one says nothing of what is open now. */
  opening: number;
  /** What was last read or kept; its number is what the next write replaces. */
  version: number;
  sheet: Sheet | null;
  past: Sheet[];
  future: Sheet[];
  /** Counts edits, so that a write that ends knows whether it kept the latest. */
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

/** Steps back that are remembered. */
const MOST_STEPS = 200;
/** Milliseconds within which edits of one field are one step: nobody undoes letter by letter. */
const ONE_STEP = 1_200;

export const useSheet = create<SheetState>(() => CLOSED);

let last: { field: string; at: number } | null = null;
let openings = 0;

/** Opens what the backend holds, or a draft of it that could not be kept (then it is the latest edit). */
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

/** Forgets the open sheet. */
export function closeSheet(): void {
  useSheet.setState(CLOSED);
}

/** Changes the sheet by one step; edits of the same `field` that follow each other at once are one step. */
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

/** Takes the last step back. */
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

/** Does again what was taken back. */
export function redo(): void {
  const { sheet, past, future, edition } = useSheet.getState();
  const [after, ...rest] = future;
  if (!sheet || !after) return;
  last = null;
  useSheet.setState({ sheet: after, past: [...past, sheet], future: rest, edition: edition + 1 });
}

/** Notes that the edit numbered `edition` is kept as `version`. */
export function noteKept(version: number, edition: number): void {
  useSheet.setState({ version, keptEdition: edition });
}

/** Whether something waits to be kept. */
export const isUnkept = ({ edition, keptEdition }: Pick<SheetState, "edition" | "keptEdition">) =>
  edition !== keptEdition;
