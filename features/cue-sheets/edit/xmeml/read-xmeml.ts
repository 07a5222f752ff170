import { rateStatedIn } from "#/features/cue-sheets/time/stated-rate.ts";
import {
  type Clock,
  clockAt,
  type FrameRate,
  nameOfRate,
  RATES,
} from "#/features/cue-sheets/time/timecode.ts";
import { doubtsOfNotes, withNotesRead } from "../clips-with-notes.ts";
import { type Edit, editOf, Skipped, UnreadableEdit } from "../edit.ts";
import { withPeopleOfPieces } from "../people-of-pieces.ts";
import { withPeopleOfNotes } from "../tables/people-in-notes.ts";
import { child, descendants, textAt, type XmlElement } from "../xml.ts";
import { withMarkersOf } from "./xmeml-markers.ts";
import { timebaseOf } from "./xmeml-timebase.ts";
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
  const title = textAt(sequence, "name");
  const clock = sequenceClock(sequence, title);
  const step = clock ? clock.rate.base / clock.perSecond : 1;
  const startsAt = (Number(textAt(sequence, "timecode", "frame")) || 0) * step;
  const whole = sequences.filter(({ children }) => children.length > 0);
  const walk: Walk = {
    clips: [],
    files: filesById(root),
    sequences: new Map(whole.map((one) => [one.attributes.id ?? "", one])),
    skipped: new Skipped(),
    steps: 0,
    pictures: new Map(),
  };
  const scope = { at: startsAt, from: 0, step, shown: [0, Number.POSITIVE_INFINITY] as const, isOff: false };
  takeTracks(sequence, { ...scope, channel: null, depth: 0 }, walk);
  const noted = withNotesRead(withMarkersOf(sequence, walk.clips, (frame) => startsAt + frame * step));
  const clips = withPeopleOfPieces(withPeopleOfNotes(noted));
  const doubts = doubtsOfNotes(noted);
  const { skipped } = walk;
  const rate = clock?.rate ?? null;
  const rates = rate && [nameOfRate(rate)];
  const parts = { parts: choices.map((one) => textAt(one, "name")), part: choices.indexOf(sequence) };
  return editOf(
    { format: "xmeml", title, rates, countingRate: rate ?? assumed, clips, doubts, ...parts },
    skipped,
  );
}

/**
 * Returns the clock that a sequence states: by its own rate, or that of its time code or of its picture, or in its name;
 * null if it states none.
 */
function sequenceClock(sequence: XmlElement, title: string): Clock | null {
  const isDrop = textAt(sequence, "timecode", "displayformat") === "DF";
  const format = child(child(child(sequence, "media"), "video"), "format");
  for (const stating of [sequence, child(sequence, "timecode"), child(format, "samplecharacteristics")]) {
    const clock = clockOfRate(child(stating, "rate"), isDrop);
    if (clock) return clock;
  }
  const rateInTitle = rateStatedIn(title);
  if (rateInTitle === null) return null;
  const { base, ntsc, drop } = RATES[rateInTitle];
  return clockAt(base, ntsc, drop || (isDrop && ntsc));
}

/** Returns the clock of a rate; some programs write the American ones as they are: 29.97. */
function clockOfRate(rate: XmlElement | undefined, isDrop: boolean): Clock | null {
  const { frames, isAmerican } = timebaseOf(rate);
  const ntsc = isAmerican || /true/i.test(textAt(rate, "ntsc"));
  return Number.isInteger(frames) ? clockAt(frames, ntsc, ntsc && isDrop) : null;
}
