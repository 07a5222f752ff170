import type { Random } from "./random.ts";
import type { RawNote } from "./scene.ts";
import type { Note } from "./score.ts";
import type { Layer, Style } from "./style.ts";

const SOFTEST = 20;
const LOUDEST = 124;
const ECHO_GAINS = [0.5, 0.26];
/** Velocity wanders by about this much. */
const TOUCH = 4;

interface Hand {
  style: Style;
  layer: Layer;
  bpm: number;
  random: Random;
}

/** Beats become seconds, forces become velocities, with swing, looseness and echoes. */
export function humanised(raw: (RawNote & { level: number })[], hand: Hand): Note[] {
  const { style, layer, bpm, random } = hand;
  const beatSeconds = 60 / bpm;
  const looseness = (style.looseness / 1000) * (layer.play === "drums" ? 0.5 : 1);
  const notes: Note[] = [];
  for (const { beat, beats, pitch, force, level } of raw) {
    const at = Math.max(0, (beat + swung(beat, style)) * beatSeconds + random.bell() * looseness);
    const velocity = 18 + 108 * force * (0.34 + 0.66 * level) + random.bell() * TOUCH;
    const note = { at, length: Math.max(0.04, beats * beatSeconds), pitch, velocity };
    notes.push({ ...note, velocity: clamp(velocity) });
    if (layer.echo === undefined) continue;
    for (const [i, gain] of ECHO_GAINS.entries()) {
      const later = at + (i + 1) * layer.echo * beatSeconds;
      notes.push({ ...note, at: later, velocity: clamp(velocity * gain) });
    }
  }
  return notes.toSorted((a, b) => a.at - b.at || a.pitch - b.pitch);
}

/** Delay in beats of the second half of a swung pair. */
function swung(beat: number, { grid, swing, swingSteps }: Style): number {
  if (!swing) return 0;
  const pair = (2 * (swingSteps ?? 1)) / grid.division;
  const inPair = ((beat % pair) + pair) % pair;
  return Math.abs(inPair - pair / 2) < 0.02 ? swing * pair : 0;
}

function clamp(velocity: number): number {
  return Math.round(Math.min(LOUDEST, Math.max(SOFTEST, velocity)));
}
