/** One note: times in seconds, pitch as MIDI key, velocity 1–127. */
export interface Note {
  at: number;
  length: number;
  pitch: number;
  velocity: number;
}

/** A player with its place in the room. */
export interface Part {
  name: string;
  /** General MIDI program; for `drums` the program of the kit. */
  program: number;
  drums: boolean;
  /** Decibels on top of the evened-out level of its program. */
  level: number;
  /** −1 (left) to 1 (right). */
  pan: number;
  /** 0–1, how much goes to the reverberation. */
  reverb: number;
  /** Slow swell inside every note, for bowed and blown sounds. */
  swell: boolean;
  notes: Note[];
}

export interface Score {
  bpm: number;
  /** Length of the sound, ring-out included. */
  seconds: number;
  sections: { start: number; label: string }[];
  /** 0–1, size and length of the room. */
  room: number;
  parts: Part[];
}
