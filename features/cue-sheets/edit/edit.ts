import { FRAME_RATES, type FrameRateName, LAST_FRAME } from "#/contract/cue-sheet.ts";
import type { FrameRate } from "./timecode.ts";

/** One stretch of sound of an edit, on one channel. */
export type EditClip = {
  /** As the editor shows it; empty when the edit does not say. */
  name: string;
  /** Name of its file, when the edit tells one. */
  file: string;
  /** Name of the folder that its file lies in, when the edit tells one. */
  folder?: string;
  reel: string;
  /** What kind of sound the edit calls it: its role in Final Cut, a cell of a table. */
  role?: string;
  /** Where it lies, as `A1` or the name of its track. */
  channel: string;
  /** In frames of the edit, from the zero of its time code; `end` is the first frame after it. */
  start: number;
  end: number;
  /** Both as the list writes them, where it writes them as time code. */
  startCode?: string | undefined;
  endCode?: string | undefined;
  /** Frame of its source that is heard at `start`; absent where the edit does not say. */
  sourceIn?: number;
  /** Comes with pictures, as the sound of a camera does: seldom music. */
  hasPicture: boolean;
  /** Switched off, silenced or set aside in the edit: it lies there and is not heard. */
  isOff?: true;
};

/** A clip or a use from one frame of the edit to another. */
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

/** What was read of an edit. */
export type Edit = {
  format: "edl" | "xmeml" | "fcpxml" | "protools" | "table";
  title: string;
  /** Names of the sequences that it could be read from, and which of them was. */
  parts: readonly string[];
  part: number;
  /** Null when the file does not tell it: the person is asked. */
  rate: FrameRate | null;
  /** Those that its times leave possible, of which the person chooses; one where the file tells it. */
  rates: readonly FrameRateName[];
  /** At which the frames were counted: `rate`, or the likeliest of those that are possible. */
  counted: FrameRate;
  /** In the order of the edit. */
  clips: EditClip[];
  /** Lines or elements that could not be understood, first ones only. */
  skipped: { line: number | null; text: string }[];
  skippedCount: number;
};

/** Why a file is no edit that can be read; each has a text under `cueSheet.edit.error`. */
export type EditError =
  | "empty"
  | "tooLarge"
  | "tooManyClips"
  | "unknown"
  | "damaged"
  | "entities"
  | "noSound"
  | "columns"
  | "times";

/** Thrown by the readers of this folder with a reason that the screen can say, and the first line that it is about. */
export class UnreadableEdit extends Error {
  readonly reason: EditError;
  readonly line: Edit["skipped"][number];
  constructor(reason: EditError, line: Edit["skipped"][number] = { line: null, text: "" }) {
    super(reason);
    this.reason = reason;
    this.line = line;
  }
}

/** Ten hours of a dense edit are some 20,000 events. */
export const MOST_CLIPS = 50_000;
/** Elements that a reader visits, those of nests each time that they are shown. */
export const MOST_STEPS = 100_000;
const MOST_SKIPPED = 20;
const LONGEST_SHOWN = 120;

/** Gathers what a reader could not understand, so that nothing is passed over in silence. */
export class Skipped {
  readonly lines: Edit["skipped"] = [];
  count = 0;

  add(line: number | null, text: string): void {
    this.count += 1;
    if (this.lines.length < MOST_SKIPPED) this.lines.push({ line, text: text.slice(0, LONGEST_SHOWN) });
  }
}

type Read = Pick<Edit, "format" | "title" | "counted" | "clips"> &
  Partial<Pick<Edit, "parts" | "part">> & { rates: readonly FrameRateName[] | null };

/**
 * What was read as an edit; `rates` is null where the file says nothing of its rate. Clips that end later than a
 * sheet can place are passed over. Throws `UnreadableEdit` when there is no clip: «times» when lines were passed over
 * because of their times, else «noSound».
 */
export function editOf({ rates, ...read }: Read, skipped: Skipped): Edit {
  const clips = read.clips.filter(({ end }) => end <= LAST_FRAME);
  for (const { name, end } of read.clips) if (end > LAST_FRAME) skipped.add(null, name);
  if (clips.length === 0) {
    const [line] = skipped.lines;
    throw line && line.line !== null ? new UnreadableEdit("times", line) : new UnreadableEdit("noSound");
  }
  const possible = rates ?? FRAME_RATES;
  const rate = possible.length === 1 ? read.counted : null;
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

/** Last part of a path of any system, decoded when it is an address. */
export function fileNameOf(path: string): string {
  const last = path.split(/[/\\]/).at(-1) ?? "";
  try {
    return path.includes("://") ? decodeURIComponent(last) : last;
  } catch {
    return last;
  }
}

/** Name of the folder that a path of any system ends in; empty where it names a file alone. */
export const folderOf = (path: string) => fileNameOf(path.replace(/[/\\][^/\\]*$|^[^/\\]*$/, ""));

/** As cinema cameras name their clips: `A007C004_230612_R1BX`, `A001_08141530_C003`. */
const CAMERA = /^[A-Z]\d{3}_?(?:\d{6,8}_)?C\d{3}(?!\d)/;

/** Whether a file comes with pictures, by its ending or as cameras name theirs. */
export const isPictureFile = (name: string) =>
  /\.(mov|mxf|mp4|m4v|avi|mts|r3d|braw)$/i.test(name) || CAMERA.test(name);
