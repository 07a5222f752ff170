import { create } from "zustand";

interface StripState {
  /** The cue at work: its tools are open, its edges can be moved. */
  selected: string | null;
  /** The cue of the strip that was played last: the head runs where it lies. */
  heard: string | null;
  /** Second of its recording with which that began. */
  sourceIn: number;
  /** Frame of the programme at which what has no place yet is put, and from which is played. */
  cursor: number | null;
}

/** What the person is at on the strip; it is of this visit alone. */
export const useStrip = create<StripState>(() => ({
  selected: null,
  heard: null,
  sourceIn: 0,
  cursor: null,
}));

/** Forgets it, for another project. */
export const clearStrip = () => useStrip.setState({ selected: null, heard: null, sourceIn: 0, cursor: null });
