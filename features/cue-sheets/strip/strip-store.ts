import { create } from "zustand";

interface StripState {
  /** Id of the selected cue, whose tools are open and whose edges can be moved. */
  selected: string | null;
  /** Id of the cue that was played last, which the playhead follows. */
  heard: string | null;
  /** Second of its recording at which that cue begins. */
  sourceIn: number;
  /** Frame of the programme at which unplaced music is placed, and from which the strip plays. */
  cursor: number | null;
}

/** State of the person's work on the strip; it is not stored. */
export const useStrip = create<StripState>(() => ({
  selected: null,
  heard: null,
  sourceIn: 0,
  cursor: null,
}));

/** Resets the state, for another project. */
export const clearStrip = () => useStrip.setState({ selected: null, heard: null, sourceIn: 0, cursor: null });
