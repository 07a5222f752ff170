import { create } from "zustand";

/** Which of the two is heard: the programme, or the recording that was found in it. */
export type Side = "programme" | "track";

interface Listening {
  /** The use that is heard; null in silence. */
  use: string | null;
  side: Side;
  /** Second of the programme that is heard. */
  at: number;
  /** Whether the recording is there to be heard as well. */
  hasTrack: boolean;
  /** The programme, or the recording, could not be heard. */
  failed: "programme" | "track" | null;
}

export const SILENT: Listening = { use: null, side: "programme", at: 0, hasTrack: false, failed: null };

/** What is heard of a programme in review, outside the pages. */
export const useListening = create<Listening>(() => SILENT);
