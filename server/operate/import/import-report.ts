import type { RepairedText } from "#/contract/mojibake.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { GoneSound } from "./files/gone-files.ts";

/** Outcome of an import: imported, skipped and refused files. */
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
  /** Changed files that replaced their earlier import. */
  replaced: number;
  /** Unchanged files whose sheet row has new values. */
  updated: number;
  /** Files with no sound or cover extension; they were not opened. */
  others: string[];
  /** Files that no row of the sheet names; empty without a sheet. */
  withoutRow: string[];
  /** Files of new tracks without any writer. */
  withoutWriter: string[];
  /** Texts with broken letters (mojibake), and their repaired form; null where they were left as they are. */
  mended: ({ file: string } & RepairedText)[];
  /** Files imported before. */
  known: number;
  /** Files with exactly the bytes of another one. */
  copies: { file: string; of: string }[];
  /** Files that are a recording in another format than the one that was imported. */
  otherFormats: { file: string; of: string }[];
  /** New albums that stay hidden until their release date. */
  scheduled: { album: string; day: string }[];
  /** Sounds whose file is missing: still visible, or hidden if `isPruned`. */
  gone: GoneSound[];
  isPruned: boolean;
  /** Files whose tracks were deleted on purpose; they are not imported again. */
  withdrawn: string[];
  /** `keepsFormer`: the earlier import of that file is still in the catalogue. */
  refused: { file: string; notice: Notice; keepsFormer: boolean }[];
  /** Parts left out of imported files, and sheet rows that could not be used. */
  notes: Notice[];
  /** What the sheet says that is likely a slip, and was kept as it is. */
  doubts: Notice[];
  /** The user stopped the run; files that are not counted were not checked. */
  interrupted: boolean;
  /** Why the run could not continue. */
  stopped: Notice | null;
  seconds: number;
  /** Total length of all decoded sounds. */
  soundSeconds: number;
}

/** Returns an empty report. */
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
  withoutRow: [],
  withoutWriter: [],
  mended: [],
  known: 0,
  copies: [],
  otherFormats: [],
  scheduled: [],
  gone: [],
  isPruned: false,
  withdrawn: [],
  refused: [],
  notes: [],
  doubts: [],
  interrupted: false,
  stopped: null,
  seconds: 0,
  soundSeconds: 0,
});

const EXIT_ALL_TAKEN = 0;
const EXIT_SOME_REFUSED = 1;
/** Exit code of shells for a program ended by Ctrl-C. */
const EXIT_INTERRUPTED = 130;

/** Returns the exit code for a report. */
export function exitCodeOf({ refused, notes, interrupted, stopped }: ImportReport): number {
  if (stopped || refused.length > 0 || notes.length > 0) return EXIT_SOME_REFUSED;
  return interrupted ? EXIT_INTERRUPTED : EXIT_ALL_TAKEN;
}
