import { create } from "zustand";
import type { FrameRateName } from "#/contract/cue-sheet.ts";
import type { ReadingFault } from "./reading/reading-messages.ts";
import type { HeardUse } from "./review/heard-use.ts";

/** What can keep a programme from being heard: its file, the line, too many before it. */
export type ProgrammeFault = ReadingFault | "busy" | "tooMany" | "tooSlow" | "lost" | "failed";

export type Stage =
  | { name: "none" }
  /** `left`: seconds of the clock, null until it can be told. `share` is null where the file names no length. */
  | { name: "reading"; seconds: number; share: number | null; left: number | null }
  | { name: "searching" }
  | { name: "done" }
  | { name: "failed"; fault: ProgrammeFault };

/** What was measured and found in a programme. */
export interface HeardProgramme {
  seconds: number;
  /** Length that its file names, where the file breaks off before. */
  cutFrom: number | null;
  levels: Float32Array;
}

interface ProgrammeState {
  /** The film or the mix; it stays on this machine. */
  file: File | null;
  stage: Stage;
  heard: HeardProgramme | null;
  /** How its frames are counted, and the time code of its first. */
  rate: FrameRateName;
  start: string;
  /** The uses with what the person has decided, and the steps that can be taken back and done again. */
  uses: readonly HeardUse[];
  past: readonly (readonly HeardUse[])[];
  future: readonly (readonly HeardUse[])[];
}

/** Where programmes begin by custom. */
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

/** The programme of this visit, outside the pages: it is read on while other pages are looked at. */
export const useProgramme = create<ProgrammeState>(() => NO_PROGRAMME);
