import { create } from "zustand";

/** The audible side: the programme, or the recording found in it. */
export type Side = "programme" | "track";

interface Listening {
  /** The playing use; null in silence. */
  use: string | null;
  side: Side;
  /** The playing second of the programme. */
  at: number;
  /** Whether the recording is loaded too. */
  hasTrack: boolean;
  /** The side that failed to play. */
  failed: "programme" | "track" | null;
}

export const SILENT: Listening = { use: null, side: "programme", at: 0, hasTrack: false, failed: null };

/** Playback of a programme in review, outside the pages. */
export const useListening = create<Listening>(() => SILENT);
