import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";
import type { Playable } from "#/features/player/playable.ts";

/** A decision on one track; stored in order. */
export interface Decision {
  kind: "kept" | "away";
  sound: Playable;
  /** The list from which it was put away. */
  list: string;
  /** The project to which it was added. */
  project: Id | null;
}

interface Audition {
  /** `over` while the summary is shown. */
  state: "off" | "on" | "over";
  decisions: readonly Decision[];
  /** Target of the kept tracks; null for a new project, created with the first track. */
  project: { id: Id; name: string } | null;
  /** The latest announcement for screen readers. */
  said: string;
}

/** State of an audition: it plays the liveliest part of each track of a list in turn, and each is kept or put away. */
export const useAudition = create<Audition>(() => ({ state: "off", decisions: [], project: null, said: "" }));

/** Returns the number of decisions of a kind. */
export const countOf = (decisions: readonly Decision[], kind: Decision["kind"]) =>
  decisions.filter((decision) => decision.kind === kind).length;
