import { ESTIMATED_FACTS, type EstimatedFact } from "#/contract/track.ts";
import type { HeardFacts } from "#/server/sound/prints/sound-print.ts";

/** Tempo and key as they are stored: what is said of a track, else what was heard in it, marked as an estimate. */
export function saidOrHeard(
  said: HeardFacts,
  heard: HeardFacts,
): HeardFacts & { estimated: EstimatedFact[] } {
  return {
    bpm: said.bpm ?? heard.bpm,
    tonality: said.tonality ?? heard.tonality,
    estimated: ESTIMATED_FACTS.filter((fact) => said[fact] === null && heard[fact] !== null),
  };
}
