import { create } from "zustand";
import type { Part } from "./part/part.ts";

/** Parts of sounds that the page speaks of, by the source of the sound: the strip lights them. */
export const useRegions = create<{ bySource: ReadonlyMap<string, readonly Part[]> }>(() => ({
  bySource: new Map(),
}));

/** Lights these parts and no others; gives the way to put them out, which leaves what was lit since. */
export function lightRegions(bySource: ReadonlyMap<string, readonly Part[]>): () => void {
  useRegions.setState({ bySource });
  return () => {
    if (useRegions.getState().bySource === bySource) useRegions.setState({ bySource: new Map() });
  };
}
