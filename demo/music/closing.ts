import { type Chord, nearestPitch, voiceLead } from "./chord.ts";
import type { Form } from "./form.ts";
import { intoRange } from "./play-lines.ts";
import type { RawNote } from "./scene.ts";
import type { Layer } from "./style.ts";

/** The end of the sound is left to the room. */
const QUIET_SECONDS = 0.9;
const CLOSING_FORCE = 0.7;
const KICK = 36;
const CRASH = 49;

/** The notes that a layer plays on the chord after the last bar, held until shortly before the end. */
export function closingNotes(
  scene: { layer: Layer; tonality: { tonic: number }; low: number; high: number },
  tonic: Chord,
  form: Form,
  beatsPerBar: number,
  bpm: number,
): RawNote[] {
  const beat = form.bars * beatsPerBar;
  const beats = Math.max(1, ((form.seconds - QUIET_SECONDS) * bpm) / 60 - beat);
  const { layer, low, high } = scene;
  const pitches = closingPitches(layer, tonic, low, high);
  return pitches.map((pitch, i) => ({
    beat: beat + (layer.play === "strum" || layer.play === "arpeggio" ? 0.06 * i : 0),
    beats,
    pitch,
    force: CLOSING_FORCE - 0.03 * i,
  }));
}

function closingPitches(layer: Layer, tonic: Chord, low: number, high: number): number[] {
  switch (layer.play) {
    case "drums":
      return layer.by.includes("drum-kit") || layer.by.includes("drum-machine")
        ? [KICK, CRASH]
        : [closingKey(layer)];
    case "bass":
      return [intoRange(nearestPitch(tonic.root, low + 6), low, high)];
    case "melody":
    case "cell":
      return [intoRange(nearestPitch(tonic.root, (low + high) / 2), low, high)];
    case "drone": {
      const root = nearestPitch(tonic.root, low + 5);
      return [root, root + 7];
    }
    default:
      return voiceLead(tonic, layer.voices ?? 3, (low + high) / 2);
  }
}

/** Hand drums close on their lowest stroke. */
function closingKey(layer: Layer): number {
  const kit = layer.kit?.[0] ?? {};
  const [first = KICK] = Object.keys(kit).map(Number);
  return first;
}
