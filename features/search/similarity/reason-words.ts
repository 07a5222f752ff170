import { SIDES, type Side } from "./similarity-state.ts";

/** How the tempo of a found track stands to that of the reference. */
export type TempoWord = "same" | "half" | "double" | "slower" | "faster";
/** How its key does. */
export type KeyWord = "same" | "relative" | "mode";

/** What is said of why a track was found: its most alike side, and what tempo and key add. */
export interface Reason {
  side: Side;
  /** Whether that side is as good as the same. */
  near: boolean;
  tempo: TempoWord | null;
  key: KeyWord | null;
}

interface Heard {
  bpm: number | null;
  tonality: string | null;
}

/** Shares from which a side is as good as the same. */
const NEAR = 0.92;
/** Tempi that differ by less are one. */
const SAME_TEMPO = 0.03;
const PITCHES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
/** Semitones from a minor key down to… its relative major lies this much above. */
const RELATIVE = 3;

/** Why a track is like a reference. */
export function reasonOf(reasons: Record<Side, number>, found: Heard, reference: Heard): Reason {
  const side = SIDES.reduce((best, one) => (reasons[one] > reasons[best] ? one : best));
  const tempo = tempoWord(found.bpm, reference.bpm);
  // Two pulses that are neither one nor halves of each other are no near-identical rhythm, however alike their accents.
  const isOtherPulse = side === "rhythm" && (tempo === "slower" || tempo === "faster");
  return {
    side,
    near: reasons[side] >= NEAR && !isOtherPulse,
    tempo,
    key: keyWord(found.tonality, reference.tonality),
  };
}

function tempoWord(bpm: number | null, reference: number | null): TempoWord | null {
  if (!bpm || !reference) return null;
  const is = (ratio: number) => Math.abs(bpm / reference / ratio - 1) <= SAME_TEMPO;
  if (is(1)) return "same";
  if (is(0.5)) return "half";
  if (is(2)) return "double";
  return bpm < reference ? "slower" : "faster";
}

function keyWord(tonality: string | null, reference: string | null): KeyWord | null {
  const [one, other] = [keyOf(tonality), keyOf(reference)];
  if (!one || !other) return null;
  if (one.mode === other.mode) return one.tonic === other.tonic ? "same" : "mode";
  const [major, minor] = one.mode === "major" ? [one, other] : [other, one];
  return (minor.tonic + RELATIVE) % 12 === major.tonic ? "relative" : null;
}

function keyOf(tonality: string | null) {
  const [, letter, alteration, mode] = /^([A-G])(#|b)? (major|minor)$/.exec(tonality ?? "") ?? [];
  if (!letter || !mode) return null;
  const turn = alteration === "#" ? 1 : alteration === "b" ? 11 : 0;
  return { tonic: ((PITCHES[letter] ?? 0) + turn) % 12, mode };
}
