/** How an instrument of the catalogue's taxonomy sounds here. */
export interface Voice {
  /** General MIDI program that comes nearest. */
  program: number;
  /** Comfortable range, MIDI keys. */
  low: number;
  high: number;
  /** Bowed, blown or sung: notes last and swell. */
  sustained?: boolean;
  /** Plays on the percussion keys instead of a scale. */
  drums?: boolean;
}

/** Voices by slug of the `instruments` taxonomy. */
export const VOICES: Record<string, Voice> = {
  ngoni: { program: 105, low: 45, high: 72 },
  kora: { program: 46, low: 48, high: 84 },
  balafon: { program: 13, low: 55, high: 84 },
  oud: { program: 24, low: 43, high: 72 },
  qanun: { program: 15, low: 52, high: 86 },
  ney: { program: 77, low: 58, high: 82, sustained: true },
  duduk: { program: 69, low: 54, high: 76, sustained: true },
  accordion: { program: 21, low: 52, high: 84, sustained: true },
  violin: { program: 40, low: 57, high: 88, sustained: true },
  viola: { program: 41, low: 50, high: 79, sustained: true },
  cello: { program: 42, low: 38, high: 69, sustained: true },
  "double-bass": { program: 43, low: 28, high: 52, sustained: true },
  "string-section": { program: 48, low: 43, high: 84, sustained: true },
  pizzicato: { program: 45, low: 40, high: 84 },
  harp: { program: 46, low: 40, high: 88 },
  piano: { program: 0, low: 36, high: 91 },
  "electric-piano": { program: 4, low: 40, high: 86 },
  organ: { program: 16, low: 48, high: 84, sustained: true },
  celesta: { program: 8, low: 60, high: 96 },
  glockenspiel: { program: 9, low: 72, high: 100 },
  "music-box": { program: 10, low: 60, high: 96 },
  vibraphone: { program: 11, low: 53, high: 86 },
  marimba: { program: 12, low: 45, high: 86 },
  metallophone: { program: 11, low: 50, high: 86 },
  gongs: { program: 14, low: 36, high: 60 },
  "acoustic-guitar": { program: 24, low: 43, high: 79 },
  "electric-guitar": { program: 27, low: 45, high: 81 },
  charango: { program: 25, low: 60, high: 86 },
  quena: { program: 74, low: 62, high: 86, sustained: true },
  panpipes: { program: 75, low: 60, high: 86, sustained: true },
  flute: { program: 73, low: 62, high: 91, sustained: true },
  clarinet: { program: 71, low: 52, high: 84, sustained: true },
  oboe: { program: 68, low: 60, high: 84, sustained: true },
  bassoon: { program: 70, low: 38, high: 67, sustained: true },
  saxophone: { program: 66, low: 48, high: 76, sustained: true },
  trumpet: { program: 56, low: 56, high: 82, sustained: true },
  trombone: { program: 57, low: 43, high: 70, sustained: true },
  tuba: { program: 58, low: 30, high: 54, sustained: true },
  horn: { program: 60, low: 45, high: 74, sustained: true },
  "horsehead-fiddle": { program: 110, low: 45, high: 72, sustained: true },
  "choir-voices": { program: 52, low: 48, high: 79, sustained: true },
  synthesizer: { program: 89, low: 45, high: 88, sustained: true },
  "synth-bass": { program: 38, low: 28, high: 52 },
  "electric-bass": { program: 33, low: 28, high: 52 },
  timpani: { program: 47, low: 38, high: 55 },
  bombo: { program: 116, low: 40, high: 55 },
  "talking-drum": { program: 117, low: 45, high: 70 },
  calabash: { program: 0, low: 0, high: 127, drums: true },
  congas: { program: 0, low: 0, high: 127, drums: true },
  shakers: { program: 0, low: 0, high: 127, drums: true },
  cowbell: { program: 0, low: 0, high: 127, drums: true },
  "frame-drum": { program: 0, low: 0, high: 127, drums: true },
  darbuka: { program: 0, low: 0, high: 127, drums: true },
  "snare-drum": { program: 0, low: 0, high: 127, drums: true },
  "drum-kit": { program: 0, low: 0, high: 127, drums: true },
  "drum-machine": { program: 8, low: 0, high: 127, drums: true },
};

/** Vocal instruments: silent in `instrumental` and `no-vocals`. */
export const SUNG = new Set(["choir-voices"]);
