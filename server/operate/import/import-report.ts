import type { Notice } from "#/server/platform/terminal/words.ts";
import type { GoneSound } from "./files/gone-files.ts";

/** What an import took, left and refused. */
export interface ImportReport {
  folder: string;
  /** Sound files found. */
  files: number;
  /** New in the catalogue. */
  albums: number;
  tracks: number;
  versions: number;
  writers: string[];
  terms: string[];
  /** Changed files that took the place of what they were. */
  replaced: number;
  /** Unchanged files whose row of the sheet says something new. */
  updated: number;
  /** Files that are no sound by their name, and no cover: they were not looked at. */
  others: string[];
  /** Files that were there already. */
  known: number;
  /** Files with the very bytes of another one. */
  copies: { file: string; of: string }[];
  /** New albums that are not on show before their release date. */
  scheduled: { album: string; day: string }[];
  /** What is on show though its file is gone, or was until `isPruned` hid it. */
  gone: GoneSound[];
  isPruned: boolean;
  /** Files whose tracks were deleted on purpose: they stay away. */
  withdrawn: string[];
  /** `keepsFormer`: what was imported from that file before is still in the catalogue. */
  refused: { file: string; notice: Notice; keepsFormer: boolean }[];
  /** What was left out of files that were taken, and rows of the sheet that could not be used. */
  notes: Notice[];
  /** A person stopped it; what is not counted here was not looked at. */
  interrupted: boolean;
  /** Why it could not go on. */
  stopped: Notice | null;
  seconds: number;
  /** Length of all sounds that were heard. */
  soundSeconds: number;
}

/** A report of nothing yet. */
export const emptyReport = (folder: string): ImportReport => ({
  folder,
  files: 0,
  albums: 0,
  tracks: 0,
  versions: 0,
  writers: [],
  terms: [],
  replaced: 0,
  updated: 0,
  others: [],
  known: 0,
  copies: [],
  scheduled: [],
  gone: [],
  isPruned: false,
  withdrawn: [],
  refused: [],
  notes: [],
  interrupted: false,
  stopped: null,
  seconds: 0,
  soundSeconds: 0,
});

const EXIT_ALL_TAKEN = 0;
const EXIT_SOME_REFUSED = 1;
/** What shells give for a program ended by Ctrl-C. */
const EXIT_INTERRUPTED = 130;

/** The exit code that stands for a report. */
export function exitCodeOf({ refused, notes, interrupted, stopped }: ImportReport): number {
  if (stopped || refused.length > 0 || notes.length > 0) return EXIT_SOME_REFUSED;
  return interrupted ? EXIT_INTERRUPTED : EXIT_ALL_TAKEN;
}
