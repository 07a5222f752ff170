import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";
import { rateWith } from "../edit/sheet-with-edit.ts";
import { editSheet, type Sheet, useSheet } from "../sheet-store.ts";
import { framesIn, RATES } from "../time/timecode.ts";
import { cuesOfHeard, type HeardMusic } from "./heard-music.ts";
import { type Reconciled, reconcileHeard } from "./reconcile-heard.ts";

/** Recognised music of a programme, and items for the project, that wait for the project's sheet to open. */
export const useIncomingHeard = create<{
  project: Id | null;
  music: HeardMusic | null;
  items: readonly string[];
}>(() => ({ project: null, music: null, items: [] }));

/**
 * Passes recognised music to the sheet of a project, whose page opens next; `items` are the addresses of tracks and
 * versions to add to the project as well.
 */
export const receiveHeard = (project: Id, music: HeardMusic, items: readonly string[] = []) =>
  useIncomingHeard.setState({ project, music, items });

/** Returns a sheet merged with recognised music. */
export function withHeard({ programme, cues }: Sheet, music: HeardMusic): Reconciled & { sheet: Sheet } {
  const rate = rateWith(cues, programme.rate, music.rate);
  const reconciled = reconcileHeard(cues, cuesOfHeard(music, rate));
  const duration = programme.duration ?? framesIn(music.seconds, RATES[rate]);
  return { ...reconciled, sheet: { programme: { ...programme, rate, duration }, cues: reconciled.cues } };
}

/** Adds the waiting music to the open sheet of `project`, as one step; returns null when none is waiting for it. */
export function takeHeard(project: Id): (Reconciled & { items: readonly string[] }) | null {
  const { project: waiting, music, items } = useIncomingHeard.getState();
  const { sheet } = useSheet.getState();
  if (!music || waiting !== project || !sheet) return null;
  useIncomingHeard.setState({ project: null, music: null, items: [] });
  const taken = withHeard(sheet, music);
  editSheet("heard", () => taken.sheet);
  return { ...taken, items };
}
