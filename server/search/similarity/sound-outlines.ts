import { setImmediate as nextTurn } from "node:timers/promises";
import { DESCRIPTOR_SIZE } from "#/server/sound/prints/space.ts";
import { type Described, dot, type Weights, weightedDescriptors } from "./compare.ts";

/** Number of parts of a sound's outline. */
const PARTS = 3;
const OUTLINE_SIZE = PARTS * DESCRIPTOR_SIZE;
/** Sounds compared before other requests get their turn. */
const TURN = 10_000;

/**
 * Outlines of sounds: the mean descriptor of each of `PARTS` equal parts. Preselects candidates among very many
 * sounds at the cost of three segments each; `compare` then measures how close they are.
 */
export class SoundOutlines {
  /** Bytes, like descriptors. */
  readonly #outlines: Int8Array;

  constructor(sounds: readonly Described[]) {
    this.#outlines = new Int8Array(sounds.length * OUTLINE_SIZE);
    for (const [place, sound] of sounds.entries()) this.#outlines.set(outlineOf(sound), place * OUTLINE_SIZE);
  }

  /**
   * Returns the approximate closeness of each sound to `query`, by place, in the manner of `compare`: half the
   * similarity of all pairs of parts, half that of each query part's best match.
   */
  async closeness(query: Described, weights: Weights): Promise<Float32Array> {
    const asked = weightedDescriptors(outlineOf(query), weights);
    const outlines = this.#outlines;
    const found = new Float32Array(outlines.length / OUTLINE_SIZE);
    for (let place = 0; place < found.length; place++) {
      if (place % TURN === TURN - 1) await nextTurn();
      let [all, maxima] = [0, 0];
      for (let offset = 0; offset < OUTLINE_SIZE; offset += DESCRIPTOR_SIZE) {
        let best = Number.NEGATIVE_INFINITY;
        for (let other = 0; other < OUTLINE_SIZE; other += DESCRIPTOR_SIZE) {
          const closeness = dot(asked, offset, outlines, place * OUTLINE_SIZE + other);
          all += closeness;
          if (closeness > best) best = closeness;
        }
        maxima += best;
      }
      found[place] = (maxima / PARTS + all / PARTS ** 2) / 2;
    }
    return found;
  }
}

function outlineOf({ descriptors }: Described): Float32Array {
  const outline = new Float32Array(OUTLINE_SIZE);
  const count = descriptors.length / DESCRIPTOR_SIZE;
  for (let part = 0; part < PARTS; part++) {
    const from = Math.min(count - 1, Math.floor((part * count) / PARTS));
    const to = Math.max(from + 1, Math.floor(((part + 1) * count) / PARTS));
    for (let at = from * DESCRIPTOR_SIZE; at < to * DESCRIPTOR_SIZE; at++) {
      const i = part * DESCRIPTOR_SIZE + (at % DESCRIPTOR_SIZE);
      outline[i] = (outline[i] as number) + (descriptors[at] as number) / (to - from);
    }
  }
  return outline;
}
