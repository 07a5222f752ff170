import { type Edit, type EditClip, fileNameOf, MOST_CLIPS, Skipped, UnreadableEdit } from "./edit.ts";
import { type FrameRate, rateOf } from "./timecode.ts";
import { child, descendants, textAt, type XmlElement } from "./xml.ts";

/** Where a clip meets its neighbour in a transition, Final Cut 7 and Premiere write no number. */
const IN_TRANSITION = -1;

/**
 * Reads the interchange format of Final Cut Pro 7, which Premiere and Resolve write: the sound tracks of the first
 * sequence that has any. Clips of one file repeat only its id, so that files are looked up in the whole document.
 */
export function readXmeml(root: XmlElement): Edit {
  const sequence = [...descendants(root, "sequence")].find((one) => soundTracks(one).length > 0);
  if (!sequence) throw new UnreadableEdit("noSound");
  const rate = sequenceRate(sequence);
  const startsAt = Number(textAt(sequence, "timecode", "frame")) || 0;
  const files = filesById(root);
  const skipped = new Skipped();
  const clips: EditClip[] = [];
  for (const [index, track] of soundTracks(sequence).entries()) {
    for (const [at, item] of track.children.entries()) {
      if (item.name !== "clipitem") continue;
      const range = rangeOf(item, track.children[at - 1], track.children[at + 1]);
      if (!range) {
        skipped.add(null, textAt(item, "name") || "clipitem");
        continue;
      }
      clips.push({
        name: textAt(item, "name"),
        ...fileOf(item, files),
        reel: "",
        channel: `A${index + 1}`,
        start: startsAt + range[0],
        end: startsAt + range[1],
      });
      if (clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
    }
  }
  return {
    format: "xmeml",
    title: textAt(sequence, "name"),
    rate,
    clips,
    skipped: skipped.lines,
    skippedCount: skipped.count,
  };
}

function soundTracks(sequence: XmlElement): XmlElement[] {
  const audio = child(child(sequence, "media"), "audio");
  return (audio?.children ?? []).filter(
    (one) => one.name === "track" && one.children.some(({ name }) => name === "clipitem"),
  );
}

function sequenceRate(sequence: XmlElement): FrameRate | null {
  const ntsc = /true/i.test(textAt(sequence, "rate", "ntsc"));
  const drop = ntsc && textAt(sequence, "timecode", "displayformat") === "DF";
  return rateOf(Number(textAt(sequence, "rate", "timebase")), ntsc, drop);
}

/** First and following frame of a clip in the sequence; half a transition belongs to each of its clips. */
function rangeOf(
  item: XmlElement,
  before: XmlElement | undefined,
  after: XmlElement | undefined,
): [number, number] | null {
  const [start, end] = [textAt(item, "start"), textAt(item, "end")].map((one) =>
    one === "" ? Number.NaN : Number(one),
  );
  const first =
    start === IN_TRANSITION && before?.name === "transitionitem" ? Number(textAt(before, "start")) : start;
  const last = end === IN_TRANSITION && after?.name === "transitionitem" ? Number(textAt(after, "end")) : end;
  return first !== undefined && last !== undefined && first >= 0 && last > first ? [first, last] : null;
}

type KnownFile = { file: string; hasPicture: boolean };

function filesById(root: XmlElement): Map<string, KnownFile> {
  const files = new Map<string, KnownFile>();
  for (const file of descendants(root, "file")) {
    const { id } = file.attributes;
    if (id && file.children.length > 0 && !files.has(id)) files.set(id, known(file));
  }
  return files;
}

const known = (file: XmlElement): KnownFile => ({
  file: fileNameOf(textAt(file, "pathurl")) || textAt(file, "name"),
  hasPicture: child(child(file, "media"), "video") !== undefined,
});

function fileOf(item: XmlElement, files: Map<string, KnownFile>): KnownFile {
  const file = child(item, "file");
  if (!file) return { file: "", hasPicture: false };
  return file.children.length > 0
    ? known(file)
    : (files.get(file.attributes.id ?? "") ?? { file: "", hasPicture: false });
}
