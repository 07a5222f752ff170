import { LANDMARK_STEPS } from "#/contract/sound/long-frames.ts";
import { KEPT, KINDS, LEAST_CHANCE } from "#/server/search/similarity/alignment-score.ts";

/** Assumed shares of a recording's points that a programme kept: nearly alone, under speech, far under it. */
export const SHARES_KEPT = [0.5, 0.2, 0.08] as const;
export const WAYS = SHARES_KEPT.length;
/** Index of the share by which places are first compared. */
export const FIRST_LOOK = 1;
/**
 * Frames per block. Chance rates are counted over a block and its neighbours, because the sound changes from scene to
 * scene.
 */
export const BLOCK = 250;

/**
 * Returns how much likelier each result is with the recording than without: logarithms, by block, step, result and
 * share kept.
 */
export function gainsOf(
  together: Uint32Array,
  near: Uint32Array,
  { blocks, frames }: { blocks: number; frames: number },
): Float32Array {
  const gains = new Float32Array(blocks * LANDMARK_STEPS * KINDS * WAYS);
  for (let block = 0; block < blocks; block++) {
    const around = [block - 1, block, block + 1].filter((one) => one >= 0 && one < blocks);
    const cells = Math.max(1, Math.min(frames, (block + 2) * BLOCK) - Math.max(0, (block - 1) * BLOCK));
    const sumOf = (counts: Uint32Array, step: number) =>
      around.reduce((sum, one) => sum + (counts[one * LANDMARK_STEPS + step] as number), 0);
    for (let step = 0; step < LANDMARK_STEPS; step++) {
      const exact = sumOf(together, step) / cells;
      const nearby = sumOf(near, step) / cells - exact;
      const chances = [exact, nearby, 1 - exact - nearby].map((chance, kind) =>
        Math.max(LEAST_CHANCE[kind] as number, chance),
      );
      const total = chances.reduce((sum, one) => sum + one, 0);
      for (const [kind, kept] of KEPT.entries()) {
        const likelier = (kept * total) / (chances[kind] as number);
        for (const [way, share] of SHARES_KEPT.entries()) {
          gains[((block * LANDMARK_STEPS + step) * KINDS + kind) * WAYS + way] = Math.log(
            1 - share + share * likelier,
          );
        }
      }
    }
  }
  return gains;
}
