import type { SectionLabel } from "#/contract/section-labels.ts";
import type { Grid } from "./form.ts";
import type { Mode, ScaleName } from "./tonality.ts";

/**
 * How a layer turns harmony into notes:
 * `melody` themes; `chords` block chords on a pattern; `strum` the same, spread over the strings; `arpeggio`
 * chord tones by number; `bass` roots, fifths and approaches; `pad` led voices held; `drone` tonic and fifth held;
 * `cell` scale degrees by number, the same over every chord; `drums` percussion keys.
 */
export type Play = "melody" | "chords" | "strum" | "arpeggio" | "bass" | "pad" | "drone" | "cell" | "drums";

/** One line of an arrangement. Patterns are one or more bars of steps; a track takes one alternative of each. */
export interface Layer {
  play: Play;
  /** Instruments that may play it, in order of preference, if the track declares them. */
  by: string[];
  /** Instrument that plays it when the track declares none of them; without it the layer is left out. */
  or?: string;
  program?: number;
  /** Carries the tune: silent in `underscore`. */
  lead?: boolean;
  /** Lowest intensity (section × energy, 0–1) at which it plays. */
  from?: number;
  only?: SectionLabel[];
  /** Patterns; letters depend on `play`. */
  patterns?: string[];
  /** Percussion: lines by key, one map per alternative. */
  kit?: Record<number, string>[];
  low?: number;
  high?: number;
  /** Number of notes in a chord. */
  voices?: number;
  level?: number;
  pan?: number;
  reverb?: number;
  /** Repeats, each softer, this many beats apart. */
  echo?: number;
  /** Chance that a long melody note gets a grace note. */
  ornament?: number;
  /** Second voice of a melody, in scale steps below. */
  parallel?: number;
  /** Share of a step's length a struck or plucked note is held. */
  gate?: number;
}

/** A style: its grid, its harmony, its tunes, its players. */
export interface Style {
  grid: Grid;
  /** How far the second of two eighths (or sixteenths) is delayed, 0–0.33 of the pair. */
  swing?: number;
  /** Which subdivision swings, in steps. */
  swingSteps?: number;
  /** Deviation of the timing, ms. */
  looseness: number;
  room: number;
  scales: Record<Mode, ScaleName[]>;
  /** Progressions of theme a and of theme b. */
  harmony: Record<Mode, { a: string[]; b: string[] }>;
  /** Bars each chord symbol lasts. */
  chordBars?: number;
  /** One-bar rhythms of the tunes: `x` starts a note, `-` holds it, `.` rests. */
  cells: string[];
  /** Rhythms of the second theme; those of the first when left out. */
  cellsB?: string[];
  layers: Layer[];
}
