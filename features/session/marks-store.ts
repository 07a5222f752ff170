import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";

/** Marks of tracks by their ids, and of projects' contents by address; empty for visitors. */
export interface Marks {
  heard: ReadonlySet<Id>;
  downloaded: ReadonlySet<Id>;
  inProject: ReadonlySet<string>;
}

const NONE: ReadonlySet<never> = new Set<never>();

export const NO_MARKS: Marks = { heard: NONE, downloaded: NONE, inProject: NONE };

/** Marks for the rows of all lists. Cached HTML has none: the browser adds them. */
export const useMarks = create<Marks>(() => NO_MARKS);
