import { type EditClip, fileNameOf, folderOf, isPictureFile, partOf, type Skipped } from "./edit.ts";
import { type EdlLevel, loudOn } from "./edl-levels.ts";
import type { EdlMarker } from "./edl-markers.ts";
import { common, onto, type Range } from "./ranges.ts";
import { codeIn, readCode } from "./read-time.ts";
import type { Clock } from "./timecode.ts";

const BLACK = /^(BL|BLK|BLACK)$/i;

/** One event of a list with what the lines below it say of it. */
export type EdlEvent = {
  line: number;
  number: string;
  reel: string;
  channels: Set<string>;
  /** Brings its picture too: `AA/V`, `B`. */
  hasPicture: boolean;
  /** Track that it lies on, where the list names it. */
  track: string | null;
  codes: [start: string, end: string];
  /** What of its source is heard. */
  source: [start: string, end: string];
  /** Frames that a dissolve or wipe takes; null on a cut. */
  fade: number | null;
  from: string;
  to: string;
  files: string[];
  delay: string | null;
  /** Frames of its source that are played in a second, where the list tells it. */
  speed: number | null;
  levels: EdlLevel[];
  marker: EdlMarker | null;
};

/** What the events of a list are, in its order; those whose times say nothing are passed over by their line. */
export function clipsOfEvents(events: readonly EdlEvent[], clock: Clock, skipped: Skipped): EditClip[] {
  const list = { clock, files: filesByName(events), skipped };
  return events.flatMap((event, index) => clipsOf(event, events[index + 1], list));
}

/** The file of a clip, by its reel and name, as the cuts of the list tell it: a dissolve names but one of its two. */
function filesByName(events: readonly EdlEvent[]): ReadonlyMap<string, string> {
  const cuts = events.filter(({ fade, files }) => fade === null && files.length > 0);
  return new Map(cuts.map(({ reel, from, files }) => [`${reel}/${from}`, files[0] ?? ""]));
}

type List = { clock: Clock; files: ReadonlyMap<string, string>; skipped: Skipped };

function clipsOf(event: EdlEvent, next: EdlEvent | undefined, { clock, files, skipped }: List): EditClip[] {
  const [at, until] = event.codes;
  const start = readCode(at, clock);
  const end = readCode(until, clock);
  // What a dissolve or a wipe comes from has a line of no length (Shotcut: of one frame) before it, and goes on until
  // the other has come.
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
    return played ? heardOf(clip, played, loudOn(event.levels, channel, clock)) : [clip];
  });
}

/** What of its source an event plays that begins later by the first of `moved`, and ends later by the second. */
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

/** A clip that plays `source`, cut to what its levels let be heard; whole and off where that is nothing. */
function heardOf(clip: EditClip, source: Range, loud: readonly Range[]): EditClip[] {
  const own: Range = [clip.start, clip.end];
  // At a higher speed a level may be up for less than a frame.
  const heard = common(
    [own],
    loud.map((one) => onto(own, one, source)),
  )
    .map(([from, to]) => [Math.round(from), Math.round(to)] as const)
    .filter(([from, to]) => to > from);
  if (heard.length === 0) return [{ ...clip, isOff: true }];
  return heard.map(([from, to]) => partOf(clip, from, to));
}

/** What a marker marks; one without a length, which DaVinci Resolve gives a frame, is passed over by its line. */
function markedAt(
  event: EdlEvent,
  { name, frames }: EdlMarker,
  start: number | null,
  skipped: Skipped,
): EditClip[] {
  if (start === null || frames <= 1 || name === "") {
    skipped.add(event.line, [event.codes[0], name].filter(Boolean).join(" "));
    return [];
  }
  const place = { start, end: start + frames, startCode: codeIn(event.codes[0]) };
  return [{ name, file: "", reel: "", channel: "M", ...place, hasPicture: false }];
}

/**
 * What an event brings in. Over a dissolve it is named by «TO», and of two files it is the second; one alone is that
 * of the clip that goes. Avid names both clips on a cut too, its own first.
 */
function incoming({ fade, from, to, files }: EdlEvent): { name: string; file: string | undefined } {
  if (fade === null || to === "") return { name: from || to, file: files[0] };
  return { name: to, file: to === from ? files[0] : files[1] };
}
