import { useProgramme } from "../programme-store.ts";
import { type HeardUse, moved, type Verdict } from "./heard-use.ts";

/** Steps back that are remembered. */
const MOST_STEPS = 200;

/** Changes one use as one step. */
function change(id: string, by: (use: HeardUse) => HeardUse): void {
  const { uses, past } = useProgramme.getState();
  const next = uses.map((use) => (use.id === id ? by(use) : use));
  useProgramme.setState({ uses: next, past: [...past, uses].slice(-MOST_STEPS), future: [] });
}

/** Takes a use, refuses it, or leaves it open again where it was so already. */
export const judge = (id: string, verdict: Verdict) =>
  change(id, (use) => ({ ...use, verdict: use.verdict === verdict ? "open" : verdict }));

/** Puts an edge of a use at a second of the programme. */
export const moveEdge = (id: string, edge: "start" | "end", to: number) =>
  change(id, (use) => moved(use, edge, to, useProgramme.getState().heard?.seconds ?? use.end));

/** Declares a use as one version of its track, or as the recording as a whole. */
export const chooseVersion = (id: string, versionId: number | null) =>
  change(id, (use) => ({ ...use, versionId }));

/** Takes the last step back. */
export function undoReview(): void {
  const { uses, past, future } = useProgramme.getState();
  const before = past.at(-1);
  if (before) useProgramme.setState({ uses: before, past: past.slice(0, -1), future: [uses, ...future] });
}

/** Does again what was taken back. */
export function redoReview(): void {
  const { uses, past, future } = useProgramme.getState();
  const [after, ...rest] = future;
  if (after) useProgramme.setState({ uses: after, past: [...past, uses], future: rest });
}
