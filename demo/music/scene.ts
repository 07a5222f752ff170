import type { SectionLabel } from "#/contract/section-labels.ts";
import type { Chord } from "./chord.ts";
import type { Grid } from "./form.ts";
import type { Random } from "./random.ts";
import type { Layer } from "./style.ts";
import type { Tonality } from "./tonality.ts";

/** A chord with its place, in beats from the start of the piece. */
export interface TimedChord {
  beat: number;
  beats: number;
  chord: Chord;
}

/** All that one layer needs to play one section. */
export interface Scene {
  label: SectionLabel;
  layer: Layer;
  /** Which alternative of each pattern this track takes. */
  variant: number;
  grid: Grid;
  tonality: Tonality;
  scale: readonly number[];
  chords: TimedChord[];
  startBeat: number;
  bars: number;
  low: number;
  high: number;
  intensity: number;
  /** Rhythms of the theme that rules here. */
  cells: string[];
  /** Same for every section on the same theme, so that the theme comes back. */
  themeRandom: Random;
  /** Different in every section: for choices that may differ. */
  random: Random;
}

/** A note before timing is made human: beats from the start, force 0–1. */
export interface RawNote {
  beat: number;
  beats: number;
  pitch: number;
  force: number;
}

/** Chord that sounds at a beat. */
export function chordAt(chords: TimedChord[], beat: number): TimedChord {
  const found = chords.findLast((timed) => timed.beat <= beat + 1e-6) ?? chords[0];
  if (!found) throw new RangeError("a section without chords");
  return found;
}

/** A struck position of a pattern: its sign, where it starts and how long `-` holds it. */
export interface Stroke {
  sign: string;
  beat: number;
  beats: number;
  /** Falls on a beat, not between. */
  onBeat: boolean;
}

/** Reads a pattern over the bars of a scene, repeating it as often as needed. */
export function strokes(scene: Scene, pattern: string): Stroke[] {
  const perBar = scene.grid.beats * scene.grid.division;
  const step = 1 / scene.grid.division;
  const total = scene.bars * perBar;
  const signAt = (index: number) => (index < total ? (pattern[index % pattern.length] ?? ".") : ".");
  const found: Stroke[] = [];
  for (let index = 0; index < total; index++) {
    const sign = signAt(index);
    if (sign === "." || sign === "-") continue;
    let length = 1;
    while (signAt(index + length) === "-") length++;
    found.push({
      sign,
      beat: scene.startBeat + index * step,
      beats: length * step,
      onBeat: index % scene.grid.division === 0,
    });
  }
  return found;
}

/** The alternative of a layer's pattern that this track plays. */
export function patternOf(scene: Scene): string {
  const patterns = scene.layer.patterns ?? [];
  const pattern = patterns[scene.variant % Math.max(1, patterns.length)];
  if (!pattern) throw new RangeError(`a ${scene.layer.play} layer without pattern`);
  return pattern;
}

/** Force of a stroke by its sign. */
export const FORCES: Record<string, number> = { X: 0.95, x: 0.72, o: 0.45 };
