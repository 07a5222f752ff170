import type { Id } from "#/contract/hydra.ts";
import { type HeardUse, moved, type Verdict } from "../listening/heard-use.ts";
import { useProgramme } from "../programme-store.ts";

/** Maximum number of undo steps. */
const MOST_STEPS = 200;

/** Changes one use in one step. */
function change(id: string, by: (use: HeardUse) => HeardUse): void {
  const { uses, past } = useProgramme.getState();
  const next = uses.map((use) => (use.id === id ? by(use) : use));
  useProgramme.setState({ uses: next, past: [...past, uses].slice(-MOST_STEPS), future: [] });
}

/** Accepts or refuses a use; the same decision again reverts it. */
export const judge = (id: string, verdict: Verdict) =>
  change(id, (use) => ({ ...use, verdict: use.verdict === verdict ? "open" : verdict }));

/** Moves an edge of a use to a second of the programme. */
export const moveEdge = (id: string, edge: "start" | "end", to: number) =>
  change(id, (use) => moved(use, edge, to, useProgramme.getState().heard?.seconds ?? use.end));

/** Declares a use as one version of its track, or as the track as a whole. */
export const chooseVersion = (id: string, versionId: Id | null) =>
  change(id, (use) => ({ ...use, versionId }));

/** Undoes the last step. */
export function undoReview(): void {
  const { uses, past, future } = useProgramme.getState();
  const before = past.at(-1);
  if (before) useProgramme.setState({ uses: before, past: past.slice(0, -1), future: [uses, ...future] });
}

/** Redoes the last undone step. */
export function redoReview(): void {
  const { uses, past, future } = useProgramme.getState();
  const [after, ...rest] = future;
  if (after) useProgramme.setState({ uses: after, past: [...past, uses], future: rest });
}
