import { FRAME_RATES } from "#/contract/frame-rates.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { clockOf, codeIn } from "#/features/cue-sheets/time/read-time.ts";
import { rateTextInName } from "#/features/cue-sheets/time/stated-rate.ts";
import { type FrameRate, nameOfRate, RATES } from "#/features/cue-sheets/time/timecode.ts";
import { doubtsOfNotes, saysReplaced, withNotesRead } from "../clips-with-notes.ts";
import { type Doubt, type Edit, editOf, MOST_CLIPS, Skipped, UnreadableEdit } from "../edit.ts";
import { withPeopleOfPieces } from "../people-of-pieces.ts";
import { unprefixedAsNotes } from "../tables/music-prefix.ts";
import { withPeopleOfNotes } from "../tables/people-in-notes.ts";
import { isSetAside } from "../tables/row-remarks.ts";
import { leavesDoubt } from "../title-unknown.ts";
import { basesOf, speedIn } from "./edl-bases.ts";
import { clipsOfEvents, type EdlEvent } from "./edl-clips.ts";
import { addLevel } from "./edl-levels.ts";
import { markerIn, rateTextOf } from "./edl-markers.ts";

/**
 * Event line of a CMX 3600 list: number, reel, channels, transition, and four time codes (source in and out, record in
 * and out). Current edit systems write reels of any length, with spaces, or none, and channels such as A3, A4, AA/V.
 */
const EVENT =
  /^\s*([A-Z]?\d{1,6})\s+(?:(\S.{0,127}?)\s+)??([ABV\d/]{1,12}|NONE)\s+(C|D|W\d{1,3}|K(?:\s*[BO])?)\s+(?:(\d{1,4})\s+)?(\S{11,15})\s+(\S{11,15})\s+(\S{11,15})\s+(\S{11,15})\s*$/i;
const CODE = /^\d{2}[:;.,]\d{2}[:;.,]\d{2}[:;.,]\d{2,3}(?:[.,]\d{1,3})?$/;
const COMMENT =
  /^\s*(?:COMMENT:\s*)?\*?\s*(FROM CLIP NAME|TO CLIP NAME|CLIP NAME|SOURCE FILE|FROM FILE|TO FILE|FROM CLIP|TO CLIP)\s*:\s*(.*)$/i;
/** Time by which sound starts after its picture. */
const AUDIO_DELAY = /^\s*SPLIT\s*:\s*AUDIO DELAY\s*=\s*(\S{11,15})/i;
/** The rate in lists exported by Sillon; CMX 3600 itself has no line for it. */
const RATE = /^\s*\*\s*FRAME RATE\s*:\s*(.{1,20}?)\s*$/i;
/** Shotcut starts each track with such a line, numbers its events from one, and writes all its sound as `A`. */
const TRACK = /^\s*=== (.{1,128}?) ===\s*$/;
const AUDIO_CHANNELS = /^\s*AUD((?:\s+\d{1,2}){1,16})\s*$/i;
/** Lines of many programs that do not change which sound plays where. */
const REMARK =
  /^\s*(?:\*|>>>|M2\b|SPLIT|FINAL CUT PRO REEL|(?:AUDIO |VIDEO )?EFFECTS?\b|TRANSITION\b|AUDIO LEVEL|BLEND|FCM|#|;|\|)/i;
/** Remark of an editor or a program on an event: `* COMMENT: MUTE - NON RETENUE`, `* MUTED`. */
const REMARK_TEXT = /^\s*\*\s*(?:COMMENTS?\s*:|(?![^:]*:))(.{1,400})$/i;
/** Text of a marker on an event, behind its time and its colour: `* LOC: 01:00:00:00 GREEN  Delta (Ana Roux)`. */
const MARKER_TEXT = /^\s*\*\s*LOC\s*:\s*\S{11,15}\s+\S{1,20}\s+(\S.{0,400})$/i;
/** Longest remark that may set an event aside: a longer one tells more. */
const LONGEST_STATE = 200;
const LONGEST_LINE = 2_000;

/** Reads a CMX 3600 edit decision list. Throws `UnreadableEdit`; lines that are not events are reported as skipped. */
export function readEdl(text: string, assumed: Assumed): Edit {
  const skipped = new Skipped();
  const events: EdlEvent[] = [];
  let title = "";
  /** Lines above the first event. */
  const above: string[] = [];
  let drop: boolean | null = null;
  let rateInList: FrameRate | null = null;
  let track: string | null = null;
  /** Unknown lines: notes of the marker if one follows, otherwise skipped. */
  let unread: [line: number, text: string][] = [];
  const skipUnread = () => {
    for (const one of unread) skipped.add(...one);
    unread = [];
  };
  for (const [index, fullLine] of text.split(/\r\n|\r|\n/).entries()) {
    const line = fullLine.slice(0, LONGEST_LINE);
    if (line.trim() === "") continue;
    const last = events.at(-1);
    const event = readEvent(line, index + 1, track);
    const marker = markerIn(line);
    if (event) {
      skipUnread();
      events.push(event);
      if (events.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
    } else if (last && marker) {
      // If notes have several lines, all but the last precede the marker's own line.
      last.marker = { ...marker, note: [...unread.map(([, text]) => text), marker.note].join("; ") };
      unread = [];
    } else if (TRACK.test(line)) track = TRACK.exec(line)?.[1] ?? null;
    else if (/^\s*TITLE\s*:/i.test(line)) title = line.slice(line.indexOf(":") + 1).trim();
    else if (RATE.test(line)) rateInList ??= rateNamed(RATE.exec(line)?.[1]);
    else if (!last && !/^\s*FCM\s*:/i.test(line)) {
      above.push(line);
      if (!REMARK.test(line)) unread.push([index + 1, line]);
    } else if (/^\s*FCM\s*:/i.test(line)) drop ??= !/NON/i.test(line);
    else if (last && AUDIO_CHANNELS.test(line)) {
      for (const channel of line.match(/\d+/g) ?? []) last.channels.add(`A${channel}`);
    } else if (!applyRemark(last, events.at(-2), line)) unread.push([index + 1, line]);
  }
  skipUnread();
  const codes = events.flatMap((event) => event.codes);
  const { rates, clock } = rateInList
    ? { rates: [nameOfRate(rateInList)], clock: { rate: rateInList, perSecond: rateInList.base } }
    : clockOf(codes, assumed, {
        ...{ isDrop: drop, bases: basesOf(events) },
        stated: [
          title,
          rateTextInName(title),
          ...above,
          ...events.map(({ marker }) => rateTextOf(marker)),
        ].join("\n"),
      });
  if (events.length > 0 && events.every(({ channels, marker }) => channels.size === 0 && !marker)) {
    throw new UnreadableEdit("noSound");
  }
  const noted = withNotesRead(clipsOfEvents(events, clock, skipped));
  const read = withPeopleOfPieces(withPeopleOfNotes(noted));
  const clips = events.some(({ marker }) => marker) ? unprefixedAsNotes(read) : read;
  // Markers that are no music are reported elsewhere.
  const places = new Set(
    clips.flatMap(({ isOff, startCode, endCode }) => (isOff ? [] : [startCode, endCode])),
  );
  const doubts = [
    ...events.filter(({ codes }) => places.has(codeIn(codes[0]))).flatMap(doubtsOf),
    ...doubtsOfNotes(noted, saysReplaced),
  ];
  return editOf({ format: "edl", title, rates, countingRate: clock.rate, clips, doubts }, skipped);
}

/** Returns the remarks on an event, or the note of its marker, that leave a doubt. */
function doubtsOf({ line, from, to, files, marker, notes }: EdlEvent): Doubt[] {
  const name = marker?.name || from || to || files[0] || "";
  return [...notes, marker?.note ?? ""]
    .filter((text) => leavesDoubt(text, false))
    .map((text) => ({ line, name, text }));
}

function readEvent(line: string, number: number, track: string | null): EdlEvent | null {
  const parts = EVENT.exec(line);
  if (!parts) return null;
  const [, event = "", reel = "", channels = "", transition = "", fade = "0", ...codes] = parts;
  if (!codes.every((code) => CODE.test(code))) return null;
  const [source = "", sourceEnd = "", start = "", end = ""] = codes;
  return {
    line: number,
    number: event,
    reel,
    channels: audioOf(channels),
    hasPicture: /[VB]/i.test(channels),
    track,
    codes: [start, end],
    source: [source, sourceEnd],
    fade: /^[DW]/i.test(transition) ? Number(fade) : null,
    from: "",
    to: "",
    files: [],
    delay: null,
    speed: null,
    levels: [],
    notes: [],
    isOff: false,
    marker: null,
  };
}

/**
 * Returns the channels of sound: A, A2, AA (both), B (picture and the first), AA/V, NONE (the next line names them).
 */
function audioOf(column: string): Set<string> {
  const channels = column.toUpperCase();
  const found = new Set<string>();
  if (channels === "B") found.add("A1");
  for (const [, number] of channels.matchAll(/A(\d*)/g)) found.add(`A${number || "1"}`);
  if (channels.includes("AA")) found.add("A1").add("A2");
  return found;
}

/** Applies a remark to the event above it; returns false if the line is not a known remark. */
function applyRemark(event: EdlEvent | undefined, previous: EdlEvent | undefined, line: string): boolean {
  const comment = COMMENT.exec(line);
  if (event && comment) {
    const [, kind = "", value = ""] = comment;
    if (/FILE|^FROM CLIP$/i.test(kind)) event.files.push(value.trim());
    else if (/^TO/i.test(kind)) event.to ||= value.trim();
    else event.from ||= value.trim();
    return true;
  }
  const delay = AUDIO_DELAY.exec(line)?.[1];
  if (event && delay) event.delay = delay;
  if (event) {
    const remark = REMARK_TEXT.exec(line)?.[1]?.trim() ?? "";
    if (remark.length <= LONGEST_STATE) event.isOff ||= isSetAside("", [remark]);
    const note = remark || MARKER_TEXT.exec(line)?.[1]?.trim();
    if (note) event.notes.push(note);
    addLevel(line, event, previous);
    event.speed ??= speedIn(line, event);
  }
  return REMARK.test(line);
}

function rateNamed(name: string | undefined): FrameRate | null {
  const known = FRAME_RATES.find((one) => one === name?.toUpperCase());
  return known ? RATES[known] : null;
}
