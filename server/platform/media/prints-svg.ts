import { setImmediate as nextTurn } from "node:timers/promises";
import type { Analysis } from "#/contract/analysis.ts";
import { furrowBundlePaths } from "#/contract/sound/furrow-bundle.ts";

/** The bundle of a card: 240 CSS pixels at its widest. */
const PRINT = { width: 240, height: 120, lines: 9 };

/**
 * Returns the furrow bundles of several sounds in one drawing, one below the other, black without background, to be
 * used as a mask whose part a card shows; a sound without an analysis has an empty part. Each bundle takes a turn of
 * the event loop of its own.
 */
export async function printsSvg(
  analyses: readonly (Pick<Analysis, "spectrum" | "energy"> | null)[],
): Promise<string> {
  const parts: string[] = [];
  for (const [index, analysis] of analyses.entries()) {
    await nextTurn();
    if (analysis)
      parts.push(`<path transform="translate(0 ${index * PRINT.height})" d="${bundle(analysis)}"/>`);
  }
  const box = `0 0 ${PRINT.width} ${analyses.length * PRINT.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="none">${parts.join("")}</svg>`;
}

function bundle({ spectrum, energy }: Pick<Analysis, "spectrum" | "energy">): string {
  return furrowBundlePaths({
    spectrum: Buffer.from(spectrum, "base64"),
    energy: Buffer.from(energy, "base64"),
    ...PRINT,
  }).join("");
}
