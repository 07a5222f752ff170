import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";

/** What the person did with tracks, by their ids, and what is in a project, by address; empty for visitors. */
export interface Marks {
  heard: ReadonlySet<Id>;
  downloaded: ReadonlySet<Id>;
  inProject: ReadonlySet<string>;
}

const NONE: ReadonlySet<never> = new Set<never>();

export const NO_MARKS: Marks = { heard: NONE, downloaded: NONE, inProject: NONE };

/** Marks of the rows of every list; a list's HTML has none, they come in the browser. */
export const useMarks = create<Marks>(() => NO_MARKS);
