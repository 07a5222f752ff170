import { SIDES, type Side } from "./similarity-state.ts";

/** A found track's tempo compared to the reference's. */
export type TempoWord = "same" | "half" | "double" | "slower" | "faster";
/** A found track's key compared to the reference's. */
export type KeyWord = "same" | "relative" | "mode";

/** The reason why a track was found: its most similar side, and what tempo and key add. */
export interface Reason {
  side: Side;
  /** Whether that side is practically the same. */
  near: boolean;
  tempo: TempoWord | null;
  key: KeyWord | null;
}

interface Heard {
  bpm: number | null;
  tonality: string | null;
}

/** Similarity from which a side counts as practically the same. */
const NEAR = 0.92;
/** Relative difference below which tempi are equal. */
const SAME_TEMPO = 0.03;
const PITCHES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
/** Semitones from a minor key up to its relative major. */
const RELATIVE = 3;

/** Returns why a track is similar to a reference. */
export function reasonOf(reasons: Record<Side, number>, found: Heard, reference: Heard): Reason {
  const side = SIDES.reduce((best, one) => (reasons[one] > reasons[best] ? one : best));
  const tempo = tempoWord(found.bpm, reference.bpm);
  // If two tempi are neither equal nor half of each other, the rhythms are not near-identical, however similar their
  // accents.
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
