import { type Clock, clockAt, type FrameRate, nameOfRate } from "#/features/cue-sheets/time/timecode.ts";
import { type Edit, editOf, Skipped, UnreadableEdit } from "../edit.ts";
import { child, descendants, textAt, type XmlElement } from "../xml.ts";
import { filesById, soundTracks, takeTracks, type Walk } from "./xmeml-tracks.ts";

/**
 * Reads the interchange format of Final Cut Pro 7, which Premiere and Resolve write too: the sequence with the index
 * `part`, among those that have sound and are not nested in another. A file or sequence that occurs again is written
 * with its id only, so both are looked up in the whole document.
 */
export function readXmeml(root: XmlElement, assumed: FrameRate, part: number): Edit {
  const sequences = [...descendants(root, "sequence")];
  const withSound = sequences.filter((one) => soundTracks(one).length > 0);
  const nests = new Set(
    [...descendants(root, "clipitem")].map((item) => child(item, "sequence")?.attributes.id),
  );
  const topLevel = withSound.filter(({ attributes: { id } }) => !id || !nests.has(id));
  const choices = topLevel.length > 0 ? topLevel : withSound.slice(0, 1);
  const sequence = choices[part] ?? choices[0];
  if (!sequence) throw new UnreadableEdit("noSound");
  const clock = sequenceClock(sequence);
  const step = clock ? clock.rate.base / clock.perSecond : 1;
  const startsAt = (Number(textAt(sequence, "timecode", "frame")) || 0) * step;
  const whole = sequences.filter(({ children }) => children.length > 0);
  const walk: Walk = {
    clips: [],
    files: filesById(root),
    sequences: new Map(whole.map((one) => [one.attributes.id ?? "", one])),
    skipped: new Skipped(),
    steps: 0,
  };
  const scope = { at: startsAt, from: 0, step, shown: [0, Number.POSITIVE_INFINITY] as const, isOff: false };
  takeTracks(sequence, { ...scope, channel: null, depth: 0 }, walk);
  const { clips, skipped } = walk;
  const rate = clock?.rate ?? null;
  const title = textAt(sequence, "name");
  const rates = rate && [nameOfRate(rate)];
  const parts = { parts: choices.map((one) => textAt(one, "name")), part: choices.indexOf(sequence) };
  return editOf({ format: "xmeml", title, rates, counted: rate ?? assumed, clips, ...parts }, skipped);
}

function sequenceClock(sequence: XmlElement): Clock | null {
  const ntsc = /true/i.test(textAt(sequence, "rate", "ntsc"));
  const drop = ntsc && textAt(sequence, "timecode", "displayformat") === "DF";
  return clockAt(Number(textAt(sequence, "rate", "timebase")), ntsc, drop);
}
