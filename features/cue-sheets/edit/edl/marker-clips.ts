import { fold } from "#/contract/fold.ts";
import { codeIn, readCode } from "#/features/cue-sheets/time/read-time.ts";
import type { Clock } from "#/features/cue-sheets/time/timecode.ts";
import { type Pair, pairsOf } from "../avid/marker-pairs.ts";
import type { Skipped } from "../edit.ts";
import { endAlone } from "../end-alone.ts";
import { splitVersion, versionNamed } from "../split-version.ts";
import { OF_ANOTHER } from "../tables/note-names.ts";
import type { NotedClip } from "../tables/people-in-notes.ts";
import { isSetAside } from "../tables/row-remarks.ts";
import { titleWithPeople } from "../tables/title-with-people.ts";
import { asksTitle, withTitleAsked } from "../title-unknown.ts";
import type { EdlMarker } from "./edl-markers.ts";
import type { ColorMeaning } from "./marker-colors.ts";
import { endInNote } from "./music-points.ts";

const BETWEEN_PARTS = /[()[\],;/|]|\s[-\u2013\u2014]\s/;
const LONGEST_NOTE = 400;

/** An event with its line, its time codes and the marker that it may carry. */
type MarkedEvent = { line: number; codes: readonly [start: string, end: string]; marker: EdlMarker | null };
/** What the other events of a list say of its markers. */
type Known = {
  clock: Clock;
  skipped: Skipped;
  legend: ReadonlyMap<string, ColorMeaning>;
  points: ReadonlySet<EdlMarker>;
  pairs: ReadonlyMap<EdlMarker, Pair | null>;
};

/** Returns the pairs of markers without a length that start and end music, «MUS IN Delta» and «MUS OUT», by the first. */
export function markerPairs(
  events: readonly MarkedEvent[],
  clock: Clock,
): ReadonlyMap<EdlMarker, Pair | null> {
  const marked = events.flatMap(({ marker, codes }) => (marker ? [{ marker, at: codes[0] }] : []));
  const frameOf = (code: string) => readCode(code, clock);
  const pairs = pairsOf(
    marked.map(({ marker, at }) => ({
      comment: marker.frames > 1 ? "" : marker.name,
      ...{ track: "", frame: frameOf(at) ?? 0 },
    })),
    frameOf,
  );
  const paired = new Map<EdlMarker, Pair | null>();
  for (const [index, pair] of pairs) {
    const one = marked[index];
    if (one) paired.set(one.marker, pair);
  }
  return paired;
}

/**
 * Returns the clip of a marker. DaVinci Resolve writes a marker without a length as one frame: such a marker becomes a
 * point, whose end the person enters, if it is one of the `points`; otherwise it is a note, and skipped.
 */
export function markerClip(
  event: MarkedEvent,
  marker: EdlMarker,
  start: number | null,
  { clock, legend, points, pairs, skipped }: Known,
): NotedClip[] {
  const { frames, note, color } = marker;
  const pair = pairs.get(marker);
  if (pair === null) return [];
  const named = pair?.title ?? marker.name;
  const titled = titleWithPeople(named);
  const written = withVersionInNote(titled?.name ?? named, note);
  const name = asksTitle([note]) ? withTitleAsked(written) : written;
  if (start === null || (frames <= 1 && !pair && !points.has(marker)) || marker.name === "") {
    skipped.add(event.line, [event.codes[0], name].filter(Boolean).join(" "));
    return [];
  }
  const stated = frames <= 1 ? readCode(endInNote(note), clock) : null;
  const end = pair?.end ?? (stated !== null && stated > start ? stated : start + Math.max(1, frames));
  const isPoint = end - start <= 1 && !pair?.isEndAlone;
  const meaning = legend.get(color);
  const isOff = meaning === "off" || isSetAside(titled ? named : name, [note]);
  const place = pair?.isEndAlone
    ? endAlone(start, codeIn(event.codes[0]))
    : { start, end, startCode: codeIn(event.codes[0]) };
  const clip: NotedClip = {
    ...{ name, file: "", reel: "", channel: "M", ...place, hasPicture: false },
    note: titled ? [note, named].filter((one) => one !== "").join("; ") : note,
    // People behind a title are read with it: alone, the title might be taken for one of them.
    ...(titled?.reference !== undefined && titled.writers.length > 0 && { writers: titled.writers }),
    ...(titled?.reference !== undefined && titled.publishers.length > 0 && { publishers: titled.publishers }),
    ...(titled?.reference && { reference: titled.reference }),
  };
  const role = meaning === "other" ? "marker" : meaning === "music" ? "music" : "";
  return [
    { ...clip, ...(role && { role }), ...(isPoint && { isPoint }), ...(isOff && { isOff: true as const }) },
  ];
}

/** Returns the name of a marker with the version that a part of its note names: «Delta (cordes seules)». */
function withVersionInNote(name: string, note: string): string {
  if (name === "" || OF_ANOTHER.test(fold(note.slice(0, LONGEST_NOTE))) || splitVersion(name).label !== "")
    return name;
  const parts = note.slice(0, LONGEST_NOTE).split(BETWEEN_PARTS);
  const version = parts.map((part) => versionNamed(part.trim())).find((one) => one !== null);
  return version ? `${name} (${version})` : name;
}
