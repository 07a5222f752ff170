import { type Evidence, FULL_STRENGTH, isTempoItself } from "../brief/brief.ts";
import { closeness } from "../brief/closeness.ts";
import { holdingsOf, type KnownTexts } from "./holdings.ts";
import { members } from "./postings.ts";
import type { TrackSegment } from "./segment.ts";

/** Sets the bit of a concept for tracks that meet it, as `meets` does in SQL. */
export function markMet(
  { sets, trackSets, facts, size, index }: TrackSegment,
  evidence: Evidence,
  { known, met, bit }: { known: KnownTexts; met: Uint16Array; bit: number },
): void {
  const mark = (ordinal: number) => {
    met[ordinal] = (met[ordinal] as number) | bit;
  };
  const markAll = (ordinals: ArrayLike<number>) => {
    for (let at = 0; at < ordinals.length; at += 1) mark(ordinals[at] as number);
  };
  const { own, writerIds, tonalities, codes, tempo } = evidence;
  for (const id of own.terms) markAll(members(sets.terms.get(id)));
  for (const code of own.territories) markAll(members(trackSets.territory.get(code)));
  for (const id of writerIds) markAll(members(sets.writers.get(id)));
  for (const tonality of tonalities) markAll(members(trackSets.tonality.get(tonality)));
  for (const code of codes) markAll(index.codes.of(code));
  for (const { text, places } of own.texts)
    for (const { ordinals, place } of holdingsOf(index, text, known)) if (place < places) markAll(ordinals);
  if (!tempo || !isTempoItself(evidence)) return;
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const bpm = facts.bpm[ordinal] as number;
    if (bpm > 0 && closeness(bpm, tempo) === FULL_STRENGTH) mark(ordinal);
  }
}
