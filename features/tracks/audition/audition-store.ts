import { create } from "zustand";
import type { Playable } from "#/features/player/playable.ts";

/** What was decided of one track, in the order of the decisions. */
export interface Deed {
  kind: "kept" | "away";
  sound: Playable;
  /** The list that it was put away from. */
  list: string;
  /** The project that it was put into. */
  project: number | null;
}

interface Audition {
  /** `over` while its end is told. */
  state: "off" | "on" | "over";
  deeds: readonly Deed[];
  /** Where what is kept goes; null for a new project, which is made with the first track. */
  project: { id: number; name: string } | null;
  /** What was last done, to be read aloud. */
  said: string;
}

/** An audition: a list walked through from one liveliest part to the next, each track kept or put away. */
export const useAudition = create<Audition>(() => ({ state: "off", deeds: [], project: null, said: "" }));

/** How many of the tracks were decided so. */
export const countOf = (deeds: readonly Deed[], kind: Deed["kind"]) =>
  deeds.filter((deed) => deed.kind === kind).length;
