import { create } from "zustand";
import type { Part } from "./part/part.ts";

/** Parts of sounds that the page highlights on the strip, by the source of the sound. */
export const useRegions = create<{ bySource: ReadonlyMap<string, readonly Part[]> }>(() => ({
  bySource: new Map(),
}));

/** Highlights only these regions; returns a function that removes them, unless others have replaced them. */
export function lightRegions(bySource: ReadonlyMap<string, readonly Part[]>): () => void {
  useRegions.setState({ bySource });
  return () => {
    if (useRegions.getState().bySource === bySource) useRegions.setState({ bySource: new Map() });
  };
}
