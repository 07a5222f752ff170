import { DEFAULT_WEIGHTS } from "#/contract/similarity.ts";
import { SEGMENT_HOP, SEGMENT_SECONDS } from "#/server/sound/prints/sound-print.ts";
import {
  DESCRIPTOR_SIZE,
  SIDE_SIZES,
  SIDE_STARTS,
  SIDES,
  type Side,
  UNIT,
} from "#/server/sound/prints/space.ts";

/** Weight of each side, 0–1. */
export type Weights = Readonly<Record<Side, number>>;

/** Maximum number of compared segments of a query, evenly spread over a longer one. */
const MOST_SEGMENTS = 40;
/** Minimum and maximum seconds of the part of a track that is shown as matching. */
const SHORTEST_PART = 10;
const LONGEST_PART = 30;

/** The similarity of two sounds. */
export interface Similarity {
  /** −1 to 1. */
  closeness: number;
  /** The most similar parts of the compared sound and of the query, in seconds. */
  part: { start: number; end: number; queryStart: number; queryEnd: number };
  /** Cosine of each side over that part, −1 to 1. */
  sides: Record<Side, number>;
}

/** A sound's descriptors and its length. */
export interface Described {
  seconds: number;
  descriptors: Int8Array;
}

/**
 * Compares each segment of `query` with each of `sound`. Closeness is half the mean of the query segments' best
 * matches, half the mean over all pairs; the part is where the sound is most similar to the query.
 */
export function compare(query: Described, sound: Described, weights: Weights): Similarity {
  const asked = spread(query.descriptors.length / DESCRIPTOR_SIZE);
  const count = sound.descriptors.length / DESCRIPTOR_SIZE;
  const weighted = weightedDescriptors(query.descriptors, weights);
  /** For each segment of the sound: the most similar segment of the query, and how close it is. */
  const bestOf = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const mostSimilar = new Uint32Array(count);
  let maxima = 0;
  let all = 0;
  for (const segment of asked) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < count; other++) {
      const closeness = dot(weighted, segment * DESCRIPTOR_SIZE, sound.descriptors, other * DESCRIPTOR_SIZE);
      all += closeness;
      if (closeness > best) best = closeness;
      if (closeness > (bestOf[other] as number)) {
        bestOf[other] = closeness;
        mostSimilar[other] = segment;
      }
    }
    maxima += best;
  }
  const length = Math.min(LONGEST_PART, Math.max(SHORTEST_PART, query.seconds));
  const width = Math.min(count, Math.max(1, Math.round((length - SEGMENT_SECONDS) / SEGMENT_HOP) + 1));
  const first = bestWindow(bestOf, width);
  return {
    closeness: (maxima / asked.length + all / (asked.length * count)) / 2,
    part: partOf(query, sound, { first, width, mostSimilar }),
    sides: sidesOf(query, sound, { first, width, mostSimilar }),
  };
}

/** Returns the numbers of the segments to compare. */
function spread(count: number): number[] {
  const kept = Math.min(count, MOST_SEGMENTS);
  return Array.from({ length: kept }, (_, i) => Math.floor((i * count) / kept));
}

/**
 * Scales descriptors so that their product (`dot`) with others' bytes is the closeness: the weighted mean of the sides'
 * cosines.
 */
export function weightedDescriptors(descriptors: ArrayLike<number>, weights: Weights): Float64Array {
  const total = SIDES.reduce((sum, side) => sum + weights[side], 0);
  if (total <= 0) return weightedDescriptors(descriptors, DEFAULT_WEIGHTS);
  const scale = SIDES.flatMap((side) =>
    Array.from({ length: SIDE_SIZES[side] }, () => weights[side] / total / UNIT ** 2),
  );
  return Float64Array.from(descriptors, (value, at) => value * (scale[at % DESCRIPTOR_SIZE] as number));
}

/** Returns the product of two descriptors that start at `i` and `j`. */
export function dot(a: Float64Array, i: number, b: Int8Array, j: number): number {
  let sum = 0;
  for (let k = 0; k < DESCRIPTOR_SIZE; k++) sum += (a[i + k] as number) * (b[j + k] as number);
  return sum;
}

function product(a: Described, i: number, b: Described, j: number, side: Side): number {
  const atA = i * DESCRIPTOR_SIZE + SIDE_STARTS[side];
  const atB = j * DESCRIPTOR_SIZE + SIDE_STARTS[side];
  let sum = 0;
  for (let k = 0; k < SIDE_SIZES[side]; k++) {
    sum += (a.descriptors[atA + k] as number) * (b.descriptors[atB + k] as number);
  }
  return sum;
}

/** Returns the start of the `width` consecutive values with the largest sum. */
function bestWindow(values: Float64Array, width: number): number {
  let sum = 0;
  for (let i = 0; i < width; i++) sum += values[i] as number;
  let [best, first] = [sum, 0];
  for (let i = width; i < values.length; i++) {
    sum += (values[i] as number) - (values[i - width] as number);
    if (sum > best) [best, first] = [sum, i - width + 1];
  }
  return first;
}

interface Window {
  first: number;
  width: number;
  mostSimilar: Uint32Array;
}

function partOf(query: Described, sound: Described, { first, width, mostSimilar }: Window) {
  const start = first * SEGMENT_HOP;
  const end = Math.min(sound.seconds, start + (width - 1) * SEGMENT_HOP + SEGMENT_SECONDS);
  const queryStart = (mostSimilar[first] as number) * SEGMENT_HOP;
  return { start, end, queryStart, queryEnd: Math.min(query.seconds, queryStart + end - start) };
}

function sidesOf(query: Described, sound: Described, { first, width, mostSimilar }: Window) {
  const mean = (side: Side) => {
    let sum = 0;
    for (let i = first; i < first + width; i++)
      sum += product(query, mostSimilar[i] as number, sound, i, side);
    return sum / width / UNIT ** 2;
  };
  return { timbre: mean("timbre"), harmony: mean("harmony"), rhythm: mean("rhythm") };
}
