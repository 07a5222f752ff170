import { TEMPO_BIN } from "#/contract/search.ts";

/** Ends of the scale of tempo, in beats per minute; what is slower or faster stands at the end (looks §5, Tempo). */
export const TEMPO_SCALE = { from: 40, to: 180 };

/** A range of tempo; null is an open end. */
export interface Tempo {
  from: number | null;
  to: number | null;
}

/** The same range with an end of the scale read as open: a thumb at the end lets everything beyond through. */
export function inTempoScale({ from, to }: Tempo): Tempo {
  return {
    from: from !== null && from > TEMPO_SCALE.from ? from : null,
    to: to !== null && to < TEMPO_SCALE.to ? to : null,
  };
}

/** Reads `70-112`, `70-` or `-112`; anything else is the whole scale. */
export function readTempo(text: string | null): Tempo {
  const [, low, high] = /^(\d{1,3})?-(\d{1,3})?$/.exec(text ?? "") ?? [];
  const tempo = inTempoScale({ from: low ? Number(low) : null, to: high ? Number(high) : null });
  const from = tempo.from ?? TEMPO_SCALE.from;
  const to = tempo.to ?? TEMPO_SCALE.to;
  return from <= to && from <= TEMPO_SCALE.to && to >= TEMPO_SCALE.from ? tempo : { from: null, to: null };
}

/** The range as `readTempo` reads it; "" for the whole scale. */
export function writeTempo({ from, to }: Tempo): string {
  return from === null && to === null ? "" : `${from ?? ""}-${to ?? ""}`;
}

export interface TempoBar {
  from: number;
  count: number;
}

/** One bar for each bin of the scale from counts by lower bound; what lies beyond an end counts at that end. */
export function tempoBars(counts: readonly TempoBar[]): TempoBar[] {
  const length = (TEMPO_SCALE.to - TEMPO_SCALE.from) / TEMPO_BIN;
  const bars = Array.from({ length }, (_, index) => ({
    from: TEMPO_SCALE.from + index * TEMPO_BIN,
    count: 0,
  }));
  for (const { from, count } of counts) {
    const index = Math.floor((from - TEMPO_SCALE.from) / TEMPO_BIN);
    const bar = bars[Math.min(length - 1, Math.max(0, index))];
    if (bar) bar.count += count;
  }
  return bars;
}
