import { type Edit, type EditClip, fileNameOf, MOST_CLIPS, Skipped, UnreadableEdit } from "./edit.ts";
import { type FrameRate, framesOf, RATES } from "./timecode.ts";

/**
 * Event line of a CMX 3600 list: number, reel, channels, transition, four time codes (source in, out, record in,
 * out), as edit systems write it today (reels of any length; Avid's A3, A4, AA/V).
 */
const EVENT =
  /^\s*([A-Z]?\d{1,6})\s+(\S{1,128})\s+([ABV\d/]{1,12}|NONE)\s+(C|D|W\d{1,3}|K[BO]?)\s+(?:\d{1,4}\s+)?(\S{11})\s+(\S{11})\s+(\S{11})\s+(\S{11})\s*$/i;
const CODE = /^\d{2}:\d{2}:\d{2}[:;.,]\d{2}$/;
const COMMENT =
  /^\s*\*\s*(FROM CLIP NAME|TO CLIP NAME|CLIP NAME|SOURCE FILE|FROM FILE|TO FILE|FROM CLIP|TO CLIP)\s*:\s*(.*)$/i;
const AUDIO_CHANNELS = /^\s*AUD((?:\s+[34])+)\s*$/i;
const LONGEST_LINE = 2_000;
const BLACK = /^(BL|BLK|BLACK)$/i;
const PICTURE_FILE = /\.(mov|mxf|mp4|m4v|avi|mts|r3d|braw)$/i;

type Event = {
  line: number;
  reel: string;
  channels: Set<string>;
  codes: [start: string, end: string];
  from: string;
  to: string;
  file: string;
};

/** Reads a CMX 3600 edit decision list. Throws `UnreadableEdit`; lines that are no events are reported as skipped. */
export function readEdl(text: string, assumed: FrameRate): Edit {
  const skipped = new Skipped();
  const events: Event[] = [];
  let title = "";
  let drop: boolean | null = null;
  for (const [index, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = whole.slice(0, LONGEST_LINE);
    if (line.trim() === "") continue;
    const last = events.at(-1);
    const event = readEvent(line, index + 1);
    if (event) {
      events.push(event);
      if (events.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
    } else if (/^\s*TITLE\s*:/i.test(line)) title = line.slice(line.indexOf(":") + 1).trim();
    else if (/^\s*FCM\s*:/i.test(line)) drop = !/NON/i.test(line);
    else if (last && AUDIO_CHANNELS.test(line)) {
      for (const channel of line.match(/[34]/g) ?? []) last.channels.add(`A${channel}`);
    } else if (!note(last, line)) skipped.add(index + 1, line);
  }
  const rate = rateOf(events, drop);
  return {
    format: "edl",
    title,
    rate,
    clips: events.flatMap((event) => clipsOf(event, rate ?? counting(events, assumed), skipped)),
    skipped: skipped.lines,
    skippedCount: skipped.count,
  };
}

function readEvent(line: string, number: number): Event | null {
  const parts = EVENT.exec(line);
  if (!parts) return null;
  const [, , reel = "", channels = "", , sourceIn = "", sourceOut = "", start = "", end = ""] = parts;
  if (![sourceIn, sourceOut, start, end].every((code) => CODE.test(code))) return null;
  return {
    line: number,
    reel,
    channels: audioOf(channels),
    codes: [start, end],
    from: "",
    to: "",
    file: "",
  };
}

/** Sound channels of CMX's column: A, A2, AA (both), B (picture and first), AA/V, NONE (named by the next line). */
function audioOf(column: string): Set<string> {
  const channels = column.toUpperCase();
  const found = new Set<string>();
  if (channels === "B") found.add("A1");
  for (const [, number] of channels.matchAll(/A(\d*)/g)) found.add(`A${number || "1"}`);
  if (channels.includes("AA")) found.add("A1").add("A2");
  return found;
}

/** Takes in what a comment tells of the event above it; false when the line is no kind of remark. */
function note(event: Event | undefined, line: string): boolean {
  const comment = COMMENT.exec(line);
  if (event && comment) {
    const [, kind = "", value = ""] = comment;
    if (/FILE/i.test(kind)) event.file ||= value.trim();
    else if (/^TO/i.test(kind)) event.to ||= value.trim();
    else event.from ||= value.trim();
    return true;
  }
  return /^\s*(\*|>>>|M2\b|SPLIT|FINAL CUT PRO REEL|EFFECTS|BLEND|FCM|#|;|\|)/i.test(line);
}

/** Drop-frame lists are American by nature; a frame above 24 tells a base; else the list does not say. */
function rateOf(events: Event[], drop: boolean | null): FrameRate | null {
  if (drop || events.some(({ codes }) => codes.some((code) => code.includes(";")))) {
    return highest(events) >= 30 ? RATES["59.94 DF"] : RATES["29.97 DF"];
  }
  const frames = highest(events);
  if (frames >= 50) return RATES["60"];
  if (frames >= 30) return RATES["50"];
  return null;
}

const highest = (events: Event[]) =>
  events.reduce((most, { codes }) => Math.max(most, ...codes.map((code) => Number(code.slice(-2)))), 0);

/** Before the person has said the rate: the assumed one, if it can count this list. */
const counting = (events: Event[], assumed: FrameRate) =>
  highest(events) < assumed.base ? assumed : RATES["30"];

function clipsOf(event: Event, rate: FrameRate, skipped: Skipped): EditClip[] {
  if (event.channels.size === 0 || BLACK.test(event.reel)) return [];
  const [start, end] = event.codes.map((code) => framesOf(code, rate));
  if (start == null || end == null || end < start) {
    skipped.add(event.line, `${event.codes[0]} ${event.codes[1]}`);
    return [];
  }
  // The outgoing half of a dissolve takes no time; the incoming half is named by «TO».
  if (end === start) return [];
  const name = event.to || event.from;
  const file = fileNameOf(event.file);
  const hasPicture = PICTURE_FILE.test(file) || PICTURE_FILE.test(name);
  return [...event.channels].map((channel) => ({
    name,
    file,
    reel: event.reel,
    channel,
    start,
    end,
    hasPicture,
  }));
}
