import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";
import { rateWith } from "../edit/sheet-with-edit.ts";
import { editSheet, type Sheet, useSheet } from "../sheet-store.ts";
import { framesIn, RATES } from "../time/timecode.ts";
import { cuesOfHeard, type HeardMusic } from "./heard-music.ts";
import { type Reconciled, reconcileHeard } from "./reconcile-heard.ts";

/** Recognised music of a programme, and the items that the project takes in as well, until its sheet takes them. */
export const useIncomingHeard = create<{
  project: Id | null;
  music: HeardMusic | null;
  items: readonly string[];
}>(() => ({ project: null, music: null, items: [] }));

/**
 * Passes recognised music to the sheet of a project, whose page is opened next; `items` are tracks and versions, by
 * address, that the project is to take in as well.
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

/** Adds the recognised music to the open sheet, as one step; null when none is waiting for it. */
export function takeHeard(project: Id): (Reconciled & { items: readonly string[] }) | null {
  const { project: wanted, music, items } = useIncomingHeard.getState();
  const { sheet } = useSheet.getState();
  if (!music || wanted !== project || !sheet) return null;
  useIncomingHeard.setState({ project: null, music: null, items: [] });
  const taken = withHeard(sheet, music);
  editSheet("heard", () => taken.sheet);
  return { ...taken, items };
}
