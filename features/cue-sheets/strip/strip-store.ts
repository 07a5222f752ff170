import { create } from "zustand";

interface StripState {
  /** The selected cue: its tools are open, its edges can be moved. */
  selected: string | null;
  /** The cue of the strip that was played last: the playhead follows it. */
  heard: string | null;
  /** Second of its recording at which it begins. */
  sourceIn: number;
  /** Frame of the programme at which unplaced music is put, and from which the strip plays. */
  cursor: number | null;
}

/** State of the person's work on the strip, for this visit only. */
export const useStrip = create<StripState>(() => ({
  selected: null,
  heard: null,
  sourceIn: 0,
  cursor: null,
}));

/** Resets it, for another project. */
export const clearStrip = () => useStrip.setState({ selected: null, heard: null, sourceIn: 0, cursor: null });
