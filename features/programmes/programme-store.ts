import { create } from "zustand";
import type { FrameRateName } from "#/contract/frame-rates.ts";
import type { HeardUse } from "./listening/heard-use.ts";
import type { ReadingFault } from "./reading/reading-messages.ts";

/** Reasons why a programme cannot be searched: its file, the connection, a full queue. */
export type ProgrammeFault = ReadingFault | "busy" | "tooMany" | "tooSlow" | "lost" | "failed";

export type Stage =
  | { name: "none" }
  /** `left`: remaining seconds, null until they can be estimated. `share` is null if the file declares no length. */
  | { name: "reading"; seconds: number; share: number | null; left: number | null }
  | { name: "searching" }
  | { name: "done" }
  | { name: "failed"; fault: ProgrammeFault };

/** Measurements of the sound of a programme. */
export interface HeardProgramme {
  seconds: number;
  /** Declared length of a truncated file; otherwise null. */
  cutFrom: number | null;
  levels: Float32Array;
}

interface ProgrammeState {
  /** The film or the mix; it stays on this machine. */
  file: File | null;
  stage: Stage;
  heard: HeardProgramme | null;
  /** Frame rate, and the timecode of the first frame. */
  rate: FrameRateName;
  start: string;
  /** The uses with the person's decisions, and the steps to undo and redo. */
  uses: readonly HeardUse[];
  past: readonly (readonly HeardUse[])[];
  future: readonly (readonly HeardUse[])[];
}

/** Usual timecode of a programme's first frame. */
export const TEN_OCLOCK = "10:00:00:00";

export const NO_PROGRAMME: ProgrammeState = {
  file: null,
  stage: { name: "none" },
  heard: null,
  rate: "25",
  start: TEN_OCLOCK,
  uses: [],
  past: [],
  future: [],
};

/** The programme of this visit, outside the pages: reading continues on other pages. */
export const useProgramme = create<ProgrammeState>(() => NO_PROGRAMME);
