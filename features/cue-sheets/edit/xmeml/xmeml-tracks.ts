import { MOST_CLIPS, MOST_STEPS, type Skipped, UnreadableEdit } from "../edit.ts";
import { folderOf } from "../folder-names.ts";
import { fileNameOf } from "../media-file-names.ts";
import { common, onto, overlap, type Range } from "../ranges.ts";
import type { NotedClip } from "../tables/people-in-notes.ts";
import { child, descendants, textAt, type XmlElement } from "../xml.ts";
import { withMarkersOn } from "./xmeml-markers.ts";
import { noteOf } from "./xmeml-notes.ts";
import { comesWithPicture, type PictureOfSequence } from "./xmeml-picture.ts";
import { IN_TRANSITION, numberAt, rangeOf } from "./xmeml-ranges.ts";
import { audibleOf, isDisabled } from "./xmeml-sound.ts";
import { timebaseOf } from "./xmeml-timebase.ts";

/** Deepest nesting of sequences that is followed; the limit stops at a nest that contains itself. */
const DEEPEST = 20;

type KnownFile = { file: string; folder?: string; hasPicture: boolean };
export type Walk = {
  clips: NotedClip[];
  files: ReadonlyMap<string, KnownFile>;
  sequences: ReadonlyMap<string, XmlElement>;
  skipped: Skipped;
  steps: number;
  /** What the picture of each sequence shows, as far as it has been read. */
  pictures: Map<XmlElement, PictureOfSequence>;
};
/** The effects of the surrounding nests on a sequence. */
export type Scope = {
  /** Its frame `from` is played at frame `at` of the edit, and each of its frames lasts `step` frames of the edit. */
  at: number;
  from: number;
  step: number;
  /** Range in which they show it, in frames of the edit. */
  shown: Range;
  isOff: boolean;
  /** Track of the edit in which it is nested; null for the edit itself. */
  channel: string | null;
  depth: number;
};

/** Takes the clips of a sequence's sound tracks; a nest yields its contents, cut to the part that it shows. */
export function takeTracks(sequence: XmlElement, scope: Scope, walk: Walk): void {
  const audio = child(child(sequence, "media"), "audio");
  const isAudioOff = audio !== undefined && (isDisabled(audio) || isSilent(audio));
  for (const [index, track] of soundTracks(sequence).entries()) {
    const isOff = scope.isOff || isAudioOff || isDisabled(track) || isSilent(track);
    const channel = scope.channel ?? (track.attributes["MZ.TrackName"]?.trim() || `A${index + 1}`);
    for (const [at, item] of track.children.entries()) {
      if (item.name !== "clipitem") continue;
      walk.steps += 1;
      if (walk.steps > MOST_STEPS) throw new UnreadableEdit("tooManyClips");
      const range = rangeOf(item, track.children[at - 1], track.children[at + 1]);
      if (range) takeItem(item, range, { ...scope, isOff, channel }, sequence, walk);
      else walk.skipped.add(null, textAt(item, "name") || "clipitem");
    }
  }
}

export function soundTracks(sequence: XmlElement): XmlElement[] {
  const audio = child(child(sequence, "media"), "audio");
  return (audio?.children ?? []).filter(
    (one) => one.name === "track" && one.children.some(({ name }) => name === "clipitem"),
  );
}

const isSilent = (element: XmlElement) => audibleOf(element).length === 0;

function takeItem(
  item: XmlElement,
  range: Range,
  scope: Scope & { channel: string },
  sequence: XmlElement,
  walk: Walk,
): void {
  const placed = (frame: number) => scope.at + (frame - scope.from) * scope.step;
  const clipRange: Range = [placed(range[0]), placed(range[1])];
  const shown = overlap(clipRange, scope.shown);
  if (!shown) return;
  const source = sourceOf(item, range);
  const audible = audibleOf(item).map((one) => onto(clipRange, one, source));
  const heard = common([shown], audible);
  const isOff = scope.isOff || isDisabled(item) || heard.length === 0;
  for (const part of isOff ? [shown] : heard) {
    takePart(item, range, { ...scope, shown: part, isOff }, sequence, walk);
  }
}

/** Returns the range of the source that a clip plays, in frames of the source. */
function sourceOf(item: XmlElement, range: Range): Range {
  const from = numberAt(item, "in") ?? 0;
  return [from, numberAt(item, "out") ?? from + range[1] - range[0]];
}

/** Takes the visible part of a clip, or of the contents of a nest. */
function takePart(
  item: XmlElement,
  range: Range,
  scope: Scope & { channel: string },
  sequence: XmlElement,
  walk: Walk,
): void {
  const start = scope.at + (range[0] - scope.from) * scope.step;
  const source = sourceOf(item, range);
  const { shown, isOff, channel } = scope;
  const nest = scope.depth < DEEPEST ? nestOf(item, walk) : undefined;
  if (nest) {
    // The in point of a nest is in frames of the clip's rate, while its contents have frames of their own rate.
    const ratio = rateRatio(nest, item);
    const step = (scope.step * speedOf(item, range, source, sequence)) / ratio;
    const inside = { at: start, from: source[0] * ratio, step };
    takeTracks(nest, { ...scope, ...inside, depth: scope.depth + 1 }, walk);
    return;
  }
  const [first, end] = shown.map(Math.round) as [number, number];
  if (end <= first) return;
  const isSourceKnown =
    numberAt(item, "in") !== null &&
    numberAt(item, "start") !== IN_TRANSITION &&
    speedOf(item, range, source, sequence) === 1;
  const sourceIn = Math.round(source[0] * scope.step + shown[0] - start);
  const file = fileOf(item, walk.files);
  const hasPicture =
    file.hasPicture || comesWithPicture({ item, file: file.file, range, channel }, sequence, walk.pictures);
  const clip: NotedClip = {
    name: textAt(item, "name"),
    ...{ ...file, hasPicture, reel: "", channel },
    start: first,
    end,
    note: noteOf(item),
    ...(isSourceKnown && { sourceIn }),
    ...(isOff && { isOff: true as const }),
  };
  walk.clips.push(withMarkersOn(item, clip));
  if (walk.clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
}

/** Returns the sequence that is nested in a clip, if it has sound; a sequence that occurs again has only its id. */
function nestOf(item: XmlElement, { sequences }: Walk): XmlElement | undefined {
  const nest = child(item, "sequence");
  const known = nest && (nest.children.length > 0 ? nest : sequences.get(nest.attributes.id ?? ""));
  return known && soundTracks(known).length > 0 ? known : undefined;
}

/** Returns the frames of the sequence per frame of a clip's source, by their rates; by the lengths if it is retimed. */
function speedOf(item: XmlElement, range: Range, source: Range, sequence: XmlElement): number {
  const filters = item.children.filter(({ name }) => name === "filter");
  const isRetimed = filters.some((one) => /^timeremap$/i.test(textAt(one, "effect", "effectid")));
  if (isRetimed && source[1] > source[0]) return (range[1] - range[0]) / (source[1] - source[0]);
  return rateRatio(sequence, item);
}

/** Returns the ratio of two elements' rates; 1 if either has none. */
function rateRatio(one: XmlElement, other: XmlElement): number {
  const [frames, others] = [one, other].map((element) => timebaseOf(child(element, "rate")).frames);
  return frames && others ? frames / others : 1;
}

export function filesById(root: XmlElement): Map<string, KnownFile> {
  const files = new Map<string, KnownFile>();
  for (const file of descendants(root, "file")) {
    const { id } = file.attributes;
    if (id && file.children.length > 0 && !files.has(id)) files.set(id, known(file));
  }
  return files;
}

const known = (file: XmlElement): KnownFile => ({
  file: fileNameOf(textAt(file, "pathurl")) || textAt(file, "name"),
  folder: folderOf(textAt(file, "pathurl")),
  hasPicture: child(child(file, "media"), "video") !== undefined,
});

/** Returns the file of a clip; if it has several angles, of the one whose sound is used. */
function fileOf(item: XmlElement, files: ReadonlyMap<string, KnownFile>): KnownFile {
  const angles = (child(item, "multiclip")?.children ?? []).filter(({ name }) => name === "angle");
  const active = angles.find((one) => /^true$/i.test(textAt(one, "activeaudioangle"))) ?? angles[0];
  const file = child(active ? child(active, "clip") : item, "file");
  if (!file) return { file: "", hasPicture: false };
  return file.children.length > 0
    ? known(file)
    : (files.get(file.attributes.id ?? "") ?? { file: "", hasPicture: false });
}
