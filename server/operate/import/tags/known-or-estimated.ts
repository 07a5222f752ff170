import { ESTIMATED_FACTS, type EstimatedFact } from "#/contract/track.ts";
import type { HeardFacts } from "#/server/sound/prints/sound-print.ts";

/**
 * Returns tempo and key for storage: values from tags or the sheet, else those detected in the sound, marked as
 * estimates.
 */
export function knownOrEstimated(
  known: HeardFacts,
  detected: HeardFacts,
): HeardFacts & { estimated: EstimatedFact[] } {
  return {
    bpm: known.bpm ?? detected.bpm,
    tonality: known.tonality ?? detected.tonality,
    estimated: ESTIMATED_FACTS.filter((fact) => known[fact] === null && detected[fact] !== null),
  };
}
