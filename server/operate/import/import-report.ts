import type { RepairedText } from "#/contract/mojibake.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { GoneSound } from "./files/gone-files.ts";

/** Outcome of an import: imported, skipped and refused files. */
export interface ImportReport {
  folder: string;
  /** Number of sound files found. */
  files: number;
  /** Numbers of new albums, tracks and versions in the catalogue. */
  albums: number;
  tracks: number;
  versions: number;
  writers: string[];
  terms: string[];
  /** Number of changed files that replaced their earlier import. */
  replaced: number;
  /** Number of unchanged files whose sheet row has new values. */
  updated: number;
  /** Files without the extension of a sound or cover; the import did not open them. */
  others: string[];
  /** Files that no row of the sheet names; empty without a sheet. */
  withoutRow: string[];
  /** Files of new tracks without any writer. */
  withoutWriter: string[];
  /** Texts with broken letters (mojibake) and their repaired form, which is null if they were not repaired. */
  mended: ({ file: string } & RepairedText)[];
  /** Number of files that were imported before. */
  known: number;
  /** Files that replaced the recording of another one, since they say that they correct it. */
  corrections: { file: string; of: string }[];
  /** Files that say that they correct another one, though the catalogue has none with their name. */
  correctionsOfNothing: string[];
  /** Files with exactly the same bytes as another file. */
  copies: { file: string; of: string }[];
  /** Files with the same recording as an imported file in another format. */
  otherFormats: { file: string; of: string }[];
  /** New albums that stay hidden until their release date. */
  scheduled: { album: string; day: string }[];
  /** Sounds whose file is missing: still visible, or hidden if `isPruned`. */
  gone: GoneSound[];
  isPruned: boolean;
  /** Files whose tracks were deleted on purpose; they are not imported again. */
  withdrawn: string[];
  /** `keepsFormer` is true if the earlier import of the file is still in the catalogue. */
  refused: { file: string; notice: Notice; keepsFormer: boolean }[];
  /** Notices about parts of imported files that were left out, and about sheet rows that could not be used. */
  notes: Notice[];
  /** Notices about values that are probably mistakes and were kept as they are, so that a person can confirm them. */
  doubts: Notice[];
  /** Notices about what letters say that was applied, with their sentences. */
  fromLetters: Notice[];
  /** Whether the user stopped the run; files that are not counted were not checked. */
  interrupted: boolean;
  /** Reason why the run could not continue. */
  stopped: Notice | null;
  seconds: number;
  /** Total length of all decoded sounds, in seconds. */
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
  corrections: [],
  correctionsOfNothing: [],
  copies: [],
  otherFormats: [],
  scheduled: [],
  gone: [],
  isPruned: false,
  withdrawn: [],
  refused: [],
  notes: [],
  doubts: [],
  fromLetters: [],
  interrupted: false,
  stopped: null,
  seconds: 0,
  soundSeconds: 0,
});

const EXIT_ALL_TAKEN = 0;
const EXIT_SOME_REFUSED = 1;
/** Exit code that shells give a program ended by Ctrl-C. */
const EXIT_INTERRUPTED = 130;

/** Returns the exit code for a report. */
export function exitCodeOf({ refused, notes, interrupted, stopped }: ImportReport): number {
  if (stopped || refused.length > 0 || notes.length > 0) return EXIT_SOME_REFUSED;
  return interrupted ? EXIT_INTERRUPTED : EXIT_ALL_TAKEN;
}
