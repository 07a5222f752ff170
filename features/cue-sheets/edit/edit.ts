import type { Cue } from "#/contract/cue-sheet.ts";
import { FRAME_RATES, type FrameRateName, LAST_FRAME } from "#/contract/frame-rates.ts";
import type { FrameRate } from "../time/timecode.ts";

/** One piece of sound in an edit, on one channel. */
export type EditClip = {
  /** Name that the editing program shows; empty if the edit does not contain it. */
  name: string;
  /** Name of its file; empty if the edit does not contain it. */
  file: string;
  /**
   * Name of the folder of its file, if the edit contains it; after its parent's if that is a folder of noises:
   * «SFX/pas».
   */
  folder?: string;
  reel: string;
  /** Kind of sound that the edit states, such as its role in Final Cut or a cell of a table. */
  role?: string;
  /** Its channel, as `A1` or the name of its track. */
  channel: string;
  /** In frames of the edit from time code zero; `end` is exclusive. */
  start: number;
  end: number;
  /** Start and end as written in the list, if these are time codes. */
  startCode?: string | undefined;
  endCode?: string | undefined;
  /** Frame of its source that plays at `start`; absent if the edit does not contain it. */
  sourceIn?: number;
  /** Whether it comes with picture, as the sound of a camera does; such sound is rarely music. */
  hasPicture: boolean;
  /** Set if it is switched off, muted or set aside in the edit, so that it is not audible. */
  isOff?: true;
  /** Set if a note asks whether it is music at all. */
  isMusicAsked?: true;
  /** Set if the edit does not state its end: `end` is then the frame after its start. */
  isPoint?: true;
  /**
   * Set if the edit states its end alone: `start` is then the frame before its end. With `isPoint` it states neither, and
   * the clip only has a place in the order of the list.
   */
  isEndAlone?: true;
  /** Its length in frames if the edit states that alone. */
  length?: number;
  /** The title in its name, perhaps with the version, if only the form of the name or other names of the edit tell it. */
  title?: string;
  /** The code of a library that the edit states for the music, as it is written. */
  reference?: string;
  /** The people and companies that the edit states for the music. */
  writers?: readonly StatedParty[];
  publishers?: readonly StatedParty[];
  /** The line of a mail that states it; absent once the mail has been read. */
  line?: number;
};

/** A writer or publisher as an edit states it; the share is in per cent. */
export type StatedParty = {
  name: string;
  society: string;
  share: number | null;
  role?: Cue["writers"][number]["role"];
};

/** Returns the part of a clip or a use between two frames of the edit. */
export function partOf<Placed extends Omit<EditClip, "channel">>(
  whole: Placed,
  start: number,
  end: number,
): Placed {
  const { sourceIn } = whole;
  const later = sourceIn === undefined ? {} : { sourceIn: sourceIn + start - whole.start };
  const startCode = start === whole.start ? whole.startCode : undefined;
  const endCode = end === whole.end ? whole.endCode : undefined;
  return { ...whole, start, end, startCode, endCode, ...later };
}

/** An edit that has been read. */
export type Edit = {
  format: "edl" | "xmeml" | "fcpxml" | "protools" | "table" | "text";
  title: string;
  /** Names of the sequences in the file, and the index of the one that was read. */
  parts: readonly string[];
  part: number;
  /** Null if the file does not contain it, so that the person has to choose it. */
  rate: FrameRate | null;
  /** Rates that its times allow, from which the person can choose; a single one if the file contains the rate. */
  rates: readonly FrameRateName[];
  /** Rate in which the frames of the clips are counted: `rate`, or the likeliest of the possible ones. */
  countingRate: FrameRate;
  /** In the order of the edit. */
  clips: EditClip[];
  /** The first lines or elements that could not be read, and the number of all of them. */
  skipped: { line: number | null; text: string }[];
  skippedCount: number;
  /** Rows whose written length contradicts their start and end; the start and end are used. */
  unlike?: readonly { line: number; name: string; written: string }[];
  /** Remarks that leave something of their rows in doubt, for the person to check. */
  doubts?: readonly Doubt[];
  /** A time as written whose point, like those of its column, is read as one between minutes and seconds: «02.41». */
  pointed?: string | null;
  /** Columns that the contents of a table told, since their headings are not known. */
  guessed?: readonly { column: GuessedColumn; heading: string }[];
  /** The worksheet that was read, if the file is a workbook; its name is then among `parts`. */
  worksheet?: ReadWorksheet;
};

/** A column whose heading is not known, and which is read by its contents. */
export type GuessedColumn = "name" | "start" | "end" | "duration" | "version" | "writers" | "code";

/**
 * A row with a remark such as «pas s\u00fbr», and its line in a text; null if it is no text. It may ask whether persons
 * (`text`) wrote the music or perform it.
 */
export type Doubt = { line: number | null; name: string; text: string; asks?: "people" };

/** A worksheet that was read, and what a person should know of its hidden and unreadable parts. */
export type ReadWorksheet = {
  name: string;
  /** Names of hidden worksheets with the columns of a list, which are not read beside others. */
  hiddenWorksheets: readonly string[];
  /** Numbers of hidden rows with text, which are not read. */
  hiddenRows: readonly number[];
  /** Headings of hidden columns, which are read. */
  hiddenColumns: readonly string[];
  /** Cells whose formulas have no value. */
  uncounted: readonly string[];
};

/** Reasons why a file cannot be read as an edit; each has a text under `cueSheet.edit.error`. */
export type EditError =
  | "empty"
  | "tooLarge"
  | "tooManyClips"
  | "unknown"
  | "workbook"
  | "workbookTooLarge"
  | "damaged"
  | "entities"
  | "noSound"
  | "columns"
  | "times";

/** Thrown by the readers of this folder with a reason for the screen, and the first line concerned. */
export class UnreadableEdit extends Error {
  readonly reason: EditError;
  readonly line: Edit["skipped"][number];
  constructor(reason: EditError, line: Edit["skipped"][number] = { line: null, text: "" }) {
    super(reason);
    this.reason = reason;
    this.line = line;
  }
}

/** Maximum number of clips; ten hours of a dense edit have some 20,000 events. */
export const MOST_CLIPS = 50_000;
/** Greatest number of elements that a reader visits; the contents of a nest count each time it is used. */
export const MOST_STEPS = 100_000;
const MOST_SKIPPED = 20;
const LONGEST_SHOWN = 120;

/** Collects what a reader could not read, so that nothing is ignored silently. */
export class Skipped {
  readonly lines: Edit["skipped"] = [];
  count = 0;

  add(line: number | null, text: string): void {
    this.count += 1;
    if (this.lines.length < MOST_SKIPPED) this.lines.push({ line, text: text.slice(0, LONGEST_SHOWN) });
  }
}

type ReadClips = Pick<Edit, "format" | "title" | "countingRate" | "clips"> &
  Partial<Pick<Edit, "parts" | "part" | "unlike" | "doubts" | "pointed" | "guessed">> & {
    rates: readonly FrameRateName[] | null;
  };

/**
 * Returns the clips that were read as an edit; `rates` is null if the file does not contain its rate. Clips that end
 * later than a sheet can represent are skipped. Throws `UnreadableEdit` if there are no clips: «times» if a numbered
 * line was skipped, otherwise «noSound».
 */
export function editOf({ rates, ...read }: ReadClips, skipped: Skipped): Edit {
  const clips = read.clips.filter(({ end }) => end <= LAST_FRAME);
  for (const { name, end } of read.clips) if (end > LAST_FRAME) skipped.add(null, name);
  if (clips.length === 0) {
    const [line] = skipped.lines;
    throw line && line.line !== null ? new UnreadableEdit("times", line) : new UnreadableEdit("noSound");
  }
  const possible = rates ?? FRAME_RATES;
  const rate = possible.length === 1 ? read.countingRate : null;
  return {
    parts: [read.title],
    part: 0,
    ...read,
    clips,
    rate,
    rates: possible,
    skipped: skipped.lines,
    skippedCount: skipped.count,
  };
}
