import type { Mode, Tonality } from "./tonality.ts";

/** A chord as pitch classes, root first. */
export interface Chord {
  root: number;
  tones: number[];
}

const ROOTS: Record<Mode, number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
};
const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII"];
/** Intervals by suffix; `null` where upper or lower case decides the third. */
const QUALITIES: Record<string, (minor: boolean) => number[]> = {
  "": (minor) => [0, minor ? 3 : 4, 7],
  "5": () => [0, 7],
  "°": () => [0, 3, 6],
  ø: () => [0, 3, 6, 10],
  "7": (minor) => [0, minor ? 3 : 4, 7, 10],
  maj7: (minor) => [0, minor ? 3 : 4, 7, 11],
  "9": (minor) => [0, minor ? 3 : 4, 7, 10, 14],
  maj9: (minor) => [0, minor ? 3 : 4, 7, 11, 14],
  add9: (minor) => [0, minor ? 3 : 4, 7, 14],
  "6": (minor) => [0, minor ? 3 : 4, 7, 9],
  sus2: () => [0, 2, 7],
  sus4: () => [0, 5, 7],
  "13": () => [0, 4, 10, 14, 21],
  "7b9": () => [0, 4, 7, 10, 13],
};

/**
 * A roman numeral in a tonality: `i`, `bVII`, `V7`, `iiø`, `IVmaj7`. Numerals without accidental stand on the
 * degrees of the declared mode (VI of a minor key is its lowered sixth).
 */
export function parseChord(text: string, { tonic, mode }: Tonality): Chord {
  const match = /^(b|#)?([IViv]+)(.*)$/.exec(text);
  const degree = NUMERALS.indexOf((match?.[2] ?? "").toUpperCase());
  const quality = QUALITIES[match?.[3] ?? ""];
  if (!match || degree < 0 || !quality) throw new RangeError(`not a chord: ${text}`);
  const shift = match[1] === "b" ? -1 : match[1] === "#" ? 1 : 0;
  const minor = match[2] === match[2]?.toLowerCase();
  const root = (tonic + (ROOTS[mode][degree] ?? 0) + shift + 12) % 12;
  return { root, tones: quality(minor).map((interval) => (root + interval) % 12) };
}

/** Chords of one bar or half bar each: `i VI.VII i` has two chords in its second bar. */
export function parseProgression(text: string, tonality: Tonality): Chord[][] {
  return text.split(" ").map((bar) => bar.split(".").map((chord) => parseChord(chord, tonality)));
}

/**
 * `voices` pitches of a chord near `centre`, moving as little as possible from the last voicing: the heart of
 * keyboard voice-leading. Without a last voicing the one nearest to the centre is taken.
 */
export function voiceLead(chord: Chord, voices: number, centre: number, last: number[] = []): number[] {
  const pitches: number[] = [];
  for (let pitch = Math.round(centre) - 14; pitch <= centre + 14; pitch++) {
    if (chord.tones.includes(((pitch % 12) + 12) % 12)) pitches.push(pitch);
  }
  let best: number[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  for (let start = 0; start + voices <= pitches.length; start++) {
    const candidate = pitches.slice(start, start + voices);
    const middle = candidate.reduce((sum, pitch) => sum + pitch, 0) / voices;
    const travel = candidate.reduce((sum, pitch, i) => sum + Math.abs(pitch - (last[i] ?? pitch)), 0);
    const cost = travel + Math.abs(middle - centre) * (last.length > 0 ? 0.5 : 2);
    if (cost < bestCost) {
      best = candidate;
      bestCost = cost;
    }
  }
  return best;
}

/** The pitch of class `pitchClass` nearest to `near`. */
export function nearestPitch(pitchClass: number, near: number): number {
  const up = (((pitchClass - near) % 12) + 12) % 12;
  return up <= 6 ? near + up : near + up - 12;
}
