import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";
import { rateWith } from "../edit/sheet-with-edit.ts";
import { framesIn, RATES } from "../edit/timecode.ts";
import { editSheet, type Sheet } from "../sheet-store.ts";
import { cuesOfHeard, type HeardMusic } from "./heard-music.ts";
import { type Reconciled, reconcileHeard } from "./reconcile-heard.ts";

/** Recognised music of a programme, until its project's sheet takes it. */
export const useIncomingHeard = create<{ project: Id | null; music: HeardMusic | null }>(() => ({
  project: null,
  music: null,
}));

/** Passes recognised music to the sheet of a project, whose page is opened next. */
export const receiveHeard = (project: Id, music: HeardMusic) => useIncomingHeard.setState({ project, music });

/** Returns a sheet merged with recognised music. */
export function withHeard({ programme, cues }: Sheet, music: HeardMusic): Reconciled & { sheet: Sheet } {
  const rate = rateWith(cues, programme.rate, music.rate);
  const reconciled = reconcileHeard(cues, cuesOfHeard(music, rate));
  const duration = programme.duration ?? framesIn(music.seconds, RATES[rate]);
  return { ...reconciled, sheet: { programme: { ...programme, rate, duration }, cues: reconciled.cues } };
}

/** Adds the recognised music to the open sheet, as one step; null when none is waiting for it. */
export function takeHeard(project: Id): Reconciled | null {
  const { project: wanted, music } = useIncomingHeard.getState();
  if (!music || wanted !== project) return null;
  useIncomingHeard.setState({ project: null, music: null });
  let outcome: Reconciled | null = null;
  editSheet("heard", (sheet) => {
    const taken = withHeard(sheet, music);
    outcome = taken;
    return taken.sheet;
  });
  return outcome;
}
