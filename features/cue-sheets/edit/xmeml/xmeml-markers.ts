import { withMarker } from "../heard-music.ts";
import { libraryCodeIn } from "../library-codes.ts";
import { type NotedClip, peopleInNote } from "../tables/people-in-notes.ts";
import { wordsOf } from "../title-words.ts";
import { textAt, type XmlElement } from "../xml.ts";

/** Shortest word by which a marker names a clip, in characters. */
const SHORTEST_WORD = 4;

const markersIn = ({ children }: XmlElement) => children.filter(({ name }) => name === "marker");
const textOf = (marker: XmlElement) =>
  [textAt(marker, "name"), textAt(marker, "comment")].filter((one) => one !== "").join(": ");

/** Returns a clip as the markers on it tell. */
export const withMarkersOn = (item: XmlElement, clip: NotedClip): NotedClip =>
  markersIn(item).reduce((read, marker) => withCredits(withMarker(read, textOf(marker)), marker), clip);

/** Returns a clip with what a marker says of the people and the code of its music as a note. */
function withCredits(clip: NotedClip, marker: XmlElement): NotedClip {
  const credits = [textAt(marker, "name"), textAt(marker, "comment")].filter(
    (text) => libraryCodeIn(text) !== "" || (peopleInNote(text)?.writers.length ?? 0) > 0,
  );
  const notes = [clip.note ?? "", ...credits.filter((text) => !clip.note?.includes(text))];
  return credits.length === 0 ? clip : { ...clip, note: notes.filter((text) => text !== "").join("; ") };
}

/**
 * Returns the clips of a sequence as its markers tell: each is about the sound at its place whose name has one of its
 * words, or about the only one there.
 */
export function withMarkersOf(
  sequence: XmlElement,
  clips: readonly NotedClip[],
  frameOf: (frame: number) => number,
): NotedClip[] {
  let read = [...clips];
  for (const marker of markersIn(sequence)) {
    const written = textAt(marker, "in");
    const frame = written === "" ? Number.NaN : Math.round(frameOf(Number(written)));
    const text = textOf(marker);
    const said = new Set(longWords(text));
    const there = read.filter(({ isOff, start, end }) => !isOff && frame >= start && frame < end);
    const named = there.filter(({ name }) => longWords(name).some((word) => said.has(word)));
    const isOne = new Set(there.map(({ name }) => name)).size === 1;
    const meant = new Set(named.length > 0 ? named : isOne ? there : []);
    read = read.map((clip) => (meant.has(clip) ? withCredits(withMarker(clip, text), marker) : clip));
  }
  return read;
}

const longWords = (text: string) =>
  wordsOf(text)
    .split(" ")
    .filter((word) => word.length >= SHORTEST_WORD);
