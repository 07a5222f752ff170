import { codeIn, readCode } from "#/features/cue-sheets/time/read-time.ts";
import type { Clock } from "#/features/cue-sheets/time/timecode.ts";
import { setDroppedOff } from "../avid/dropped-clips.ts";
import type { Pair } from "../avid/marker-pairs.ts";
import { type EditClip, partOf, type Skipped } from "../edit.ts";
import { folderOf } from "../folder-names.ts";
import { fileNameOf, isPictureFile } from "../media-file-names.ts";
import { common, onto, type Range } from "../ranges.ts";
import type { NotedClip } from "../tables/people-in-notes.ts";
import { asksTitle, withTitleAsked } from "../title-unknown.ts";
import { audibleOn, type EdlLevel } from "./edl-levels.ts";
import type { EdlMarker } from "./edl-markers.ts";
import { markerClip, markerPairs } from "./marker-clips.ts";
import { type ColorMeaning, legendIn } from "./marker-colors.ts";
import { musicPoints } from "./music-points.ts";

const BLACK = /^(BL|BLK|BLACK)$/i;

/** One event of a list, with the remarks below it. */
export type EdlEvent = {
  line: number;
  number: string;
  reel: string;
  channels: Set<string>;
  /** Whether the event includes picture: `AA/V`, `B`. */
  hasPicture: boolean;
  /** Name of the track, if the list contains it. */
  track: string | null;
  codes: [start: string, end: string];
  /** The part of the source that the event plays. */
  source: [start: string, end: string];
  /** Length of a dissolve or wipe in frames; null for a cut. */
  fade: number | null;
  from: string;
  to: string;
  files: string[];
  delay: string | null;
  /** Frames of the source that the event plays per second, if the list contains this. */
  speed: number | null;
  levels: EdlLevel[];
  /** The remarks of the editor on it, and the texts of the markers on it. */
  notes: string[];
  /** Whether a remark says that it is muted or not used. */
  isOff: boolean;
  marker: EdlMarker | null;
};

/** Returns the clips of a list's events, in order; events with unreadable times are reported as skipped lines. */
export function clipsOfEvents(events: readonly EdlEvent[], clock: Clock, skipped: Skipped): NotedClip[] {
  const markers = events.flatMap(({ marker }) => marker ?? []);
  const legend = legendIn(markers.map(({ name, note }) => `${name}; ${note}`));
  const points = musicPoints(markers, legend);
  const pairs = markerPairs(events, clock);
  const list = { clock, files: filesByName(events), skipped, legend, points, pairs };
  const clips = events.flatMap((event, index) => clipsOf(event, events[index + 1], list));
  const notes = events.flatMap(({ marker, codes: [at] }) =>
    marker && marker.frames <= 1 && !pairs.has(marker) && !points.has(marker)
      ? { comment: `${marker.name}; ${marker.note}`, frame: readCode(at, clock) ?? -1 }
      : [],
  );
  setDroppedOff(notes, clips);
  return clips;
}

/**
 * Returns the files of clips by reel and name. They come from the cuts, since a dissolve names only one of its two
 * files.
 */
function filesByName(events: readonly EdlEvent[]): ReadonlyMap<string, string> {
  const cuts = events.filter(({ fade, files }) => fade === null && files.length > 0);
  return new Map(cuts.map(({ reel, from, files }) => [`${reel}/${from}`, files[0] ?? ""]));
}

type List = {
  clock: Clock;
  files: ReadonlyMap<string, string>;
  skipped: Skipped;
  legend: ReadonlyMap<string, ColorMeaning>;
  points: ReadonlySet<EdlMarker>;
  pairs: ReadonlyMap<EdlMarker, Pair | null>;
};

function clipsOf(event: EdlEvent, next: EdlEvent | undefined, list: List): NotedClip[] {
  const { clock, files, skipped } = list;
  const [at, until] = event.codes;
  const start = readCode(at, clock);
  const end = readCode(until, clock);
  // The outgoing clip of a dissolve or wipe has a line of its own without a length (one frame in Shotcut), and remains
  // audible until the dissolve ends.
  const isFrame = start !== null && end !== null && end - start <= 1;
  const dissolve = isFrame && next?.number === event.number && next.fade !== null ? next : null;
  if (event.marker) return markerClip(event, event.marker, start, list);
  const channels = event.channels.size === 0 && dissolve ? dissolve.channels : event.channels;
  if (channels.size === 0 || BLACK.test(event.reel)) return [];
  if (start === null || end === null || end < start) {
    skipped.add(event.line, `${at} ${until}`);
    return [];
  }
  const delay = event.delay ? (readCode(event.delay, clock) ?? 0) : 0;
  const fade = dissolve?.fade ?? 0;
  const played = playedSource(event, end - start, [delay, fade], clock);
  const heard = {
    start: start + delay,
    end: end + fade,
    startCode: delay ? undefined : codeIn(at),
    endCode: dissolve ? undefined : codeIn(until),
    ...(played && { sourceIn: Math.round(played[0]) }),
  };
  if (heard.end <= heard.start) return [];
  const clip =
    dissolve && event.from === "" ? { name: dissolve.from, file: dissolve.files[0] } : ownClip(event);
  const path = clip.file ?? files.get(`${event.reel}/${clip.name}`) ?? "";
  const name = asksTitle(event.notes) ? withTitleAsked(clip.name) : clip.name;
  const [file, folder] = [fileNameOf(path), folderOf(path)];
  const hasPicture = event.hasPicture || isPictureFile(file) || isPictureFile(clip.name);
  const places = event.track === null ? [...channels] : [event.track];
  return places.flatMap((channel) => {
    const note = event.notes.join("; ");
    const clip: NotedClip = { name, file, folder, reel: event.reel, channel, ...heard, hasPicture, note };
    if (event.isOff) return [{ ...clip, isOff: true }];
    return played ? audibleParts(clip, played, audibleOn(event.levels, channel, clock)) : [clip];
  });
}

/**
 * Returns the part of the source that an event plays if its start and end move by the two numbers of frames in `moved`.
 */
function playedSource(
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

/** Returns the audible parts of a clip that plays `source`; if it is silent throughout, the whole clip as off. */
function audibleParts(clip: EditClip, source: Range, audible: readonly Range[]): EditClip[] {
  const clipRange: Range = [clip.start, clip.end];
  // When a clip plays faster, its level may be up for less than one frame.
  const heard = common(
    [clipRange],
    audible.map((one) => onto(clipRange, one, source)),
  )
    .map(([from, to]) => [Math.round(from), Math.round(to)] as const)
    .filter(([from, to]) => to > from);
  if (heard.length === 0) return [{ ...clip, isOff: true }];
  return heard.map(([from, to]) => partOf(clip, from, to));
}

/**
 * Returns the name and file of an event's own clip: in a dissolve the «TO» name and the second file, since a single
 * file belongs to the outgoing clip. Avid names two clips on a cut as well, the event's own first.
 */
function ownClip({ fade, from, to, files }: EdlEvent): { name: string; file: string | undefined } {
  if (fade === null || to === "") return { name: from || to, file: files[0] };
  return { name: to, file: to === from ? files[0] : files[1] };
}
