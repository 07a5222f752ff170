import { codeIn, readCode } from "#/features/cue-sheets/time/read-time.ts";
import type { Clock } from "#/features/cue-sheets/time/timecode.ts";
import { type EditClip, fileNameOf, folderOf, isPictureFile, partOf, type Skipped } from "../edit.ts";
import { common, onto, type Range } from "../ranges.ts";
import { isMarkedMusic } from "../tables/called-music.ts";
import { isSetAside } from "../tables/row-remarks.ts";
import { type EdlLevel, loudOn } from "./edl-levels.ts";
import type { EdlMarker } from "./edl-markers.ts";

const BLACK = /^(BL|BLK|BLACK)$/i;

/** One event of a list, with the remarks below it. */
export type EdlEvent = {
  line: number;
  number: string;
  reel: string;
  channels: Set<string>;
  /** Includes its picture: `AA/V`, `B`. */
  hasPicture: boolean;
  /** Its track, if the list names it. */
  track: string | null;
  codes: [start: string, end: string];
  /** The part of its source that is heard. */
  source: [start: string, end: string];
  /** Length of a dissolve or wipe in frames; null on a cut. */
  fade: number | null;
  from: string;
  to: string;
  files: string[];
  delay: string | null;
  /** Frames of its source played per second, if the list contains it. */
  speed: number | null;
  levels: EdlLevel[];
  /** Remarked as muted or not used. */
  isOff: boolean;
  marker: EdlMarker | null;
};

/** Returns the clips of a list's events, in order; events with unreadable times are reported as skipped lines. */
export function clipsOfEvents(events: readonly EdlEvent[], clock: Clock, skipped: Skipped): EditClip[] {
  const list = { clock, files: filesByName(events), skipped };
  return events.flatMap((event, index) => clipsOf(event, events[index + 1], list));
}

/** Returns the files of clips by reel and name, read from the list's cuts: a dissolve names only one of its two. */
function filesByName(events: readonly EdlEvent[]): ReadonlyMap<string, string> {
  const cuts = events.filter(({ fade, files }) => fade === null && files.length > 0);
  return new Map(cuts.map(({ reel, from, files }) => [`${reel}/${from}`, files[0] ?? ""]));
}

type List = { clock: Clock; files: ReadonlyMap<string, string>; skipped: Skipped };

function clipsOf(event: EdlEvent, next: EdlEvent | undefined, { clock, files, skipped }: List): EditClip[] {
  const [at, until] = event.codes;
  const start = readCode(at, clock);
  const end = readCode(until, clock);
  // The outgoing clip of a dissolve or a wipe has a line without length (Shotcut: of one frame) before it, and lasts
  // until the incoming one has come in.
  const isFrame = start !== null && end !== null && end - start <= 1;
  const over = isFrame && next?.number === event.number && next.fade !== null ? next : null;
  if (event.marker) return markedAt(event, event.marker, start, skipped);
  const channels = event.channels.size === 0 && over ? over.channels : event.channels;
  if (channels.size === 0 || BLACK.test(event.reel)) return [];
  if (start === null || end === null || end < start) {
    skipped.add(event.line, `${at} ${until}`);
    return [];
  }
  const delay = event.delay ? (readCode(event.delay, clock) ?? 0) : 0;
  const fade = over?.fade ?? 0;
  const played = playedBy(event, end - start, [delay, fade], clock);
  const heard = {
    start: start + delay,
    end: end + fade,
    startCode: delay ? undefined : codeIn(at),
    endCode: over ? undefined : codeIn(until),
    ...(played && { sourceIn: Math.round(played[0]) }),
  };
  if (heard.end <= heard.start) return [];
  const clip = over && event.from === "" ? { name: over.from, file: over.files[0] } : incoming(event);
  const name = clip.name;
  const path = clip.file ?? files.get(`${event.reel}/${name}`) ?? "";
  const [file, folder] = [fileNameOf(path), folderOf(path)];
  const hasPicture = event.hasPicture || isPictureFile(file) || isPictureFile(name);
  const places = event.track === null ? [...channels] : [event.track];
  return places.flatMap((channel) => {
    const clip: EditClip = { name, file, folder, reel: event.reel, channel, ...heard, hasPicture };
    if (event.isOff) return [{ ...clip, isOff: true }];
    return played ? heardOf(clip, played, loudOn(event.levels, channel, clock)) : [clip];
  });
}

/** Returns the part of its source that an event plays when its start and end move by the two frames of `moved`. */
function playedBy(
  { source: [from, to] }: EdlEvent,
  length: number,
  moved: readonly [number, number],
  clock: Clock,
): Range | null {
  const [start, end] = [readCode(from, clock), readCode(to, clock)];
  if (start === null) return null;
  const until = end ?? start;
  const speed = until > start && length > 0 ? (until - start) / length : 1;
  return [start + moved[0] * speed, until + moved[1] * speed];
}

/** Returns a clip that plays `source`, cut to its audible levels; whole and off if it is silent throughout. */
function heardOf(clip: EditClip, source: Range, loud: readonly Range[]): EditClip[] {
  const own: Range = [clip.start, clip.end];
  // At a higher speed a level may be up for less than one frame.
  const heard = common(
    [own],
    loud.map((one) => onto(own, one, source)),
  )
    .map(([from, to]) => [Math.round(from), Math.round(to)] as const)
    .filter(([from, to]) => to > from);
  if (heard.length === 0) return [{ ...clip, isOff: true }];
  return heard.map(([from, to]) => partOf(clip, from, to));
}

/**
 * Returns the clip of a marker. One without a length, which DaVinci Resolve writes as one frame, has its end to be told
 * if it is marked as music, «MX6 - Delta»; otherwise it is a note, and skipped.
 */
function markedAt(
  event: EdlEvent,
  { name, frames, note }: EdlMarker,
  start: number | null,
  skipped: Skipped,
): EditClip[] {
  const isPoint = frames <= 1 && isMarkedMusic(name);
  if (start === null || (frames <= 1 && !isPoint) || name === "") {
    skipped.add(event.line, [event.codes[0], name].filter(Boolean).join(" "));
    return [];
  }
  const place = { start, end: start + Math.max(1, frames), startCode: codeIn(event.codes[0]) };
  const clip: EditClip = { name, file: "", reel: "", channel: "M", ...place, hasPicture: false };
  return [{ ...clip, ...(isPoint && { isPoint }), ...(isSetAside(name, [note]) && { isOff: true }) }];
}

/**
 * Returns the incoming clip of an event. In a dissolve its name is «TO», and its file the second of two; a single file
 * is that of the outgoing clip. Avid names both clips on a cut too, the event's own first.
 */
function incoming({ fade, from, to, files }: EdlEvent): { name: string; file: string | undefined } {
  if (fade === null || to === "") return { name: from || to, file: files[0] };
  return { name: to, file: to === from ? files[0] : files[1] };
}
