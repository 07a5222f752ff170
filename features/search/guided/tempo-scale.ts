import { SECONDS_BIN, TEMPO_BIN } from "#/contract/search.ts";

/** Ends of a scale and the width of its bars; values beyond an end are shown at the end (looks §5, Tempo). */
export interface Scale {
  from: number;
  to: number;
  bin: number;
}

/** Tempo, in beats per minute. */
export const TEMPO_SCALE: Scale = { from: 40, to: 180, bin: TEMPO_BIN };
/** Length, in seconds. */
export const SECONDS_SCALE: Scale = { from: 0, to: 240, bin: SECONDS_BIN };

/** A range of figures; null is an open end. */
export interface Tempo {
  from: number | null;
  to: number | null;
}

/** Returns the range with an end of the scale as open: a thumb at the end includes everything beyond it. */
export function inTempoScale({ from, to }: Tempo, scale: Scale = TEMPO_SCALE): Tempo {
  return {
    from: from !== null && from > scale.from ? from : null,
    to: to !== null && to < scale.to ? to : null,
  };
}

/** Reads `70-112`, `70-` or `-112`; any other text is the whole scale. */
export function readTempo(text: string | null, scale: Scale = TEMPO_SCALE): Tempo {
  const [, low, high] = /^(\d{1,3})?-(\d{1,3})?$/.exec(text ?? "") ?? [];
  const tempo = inTempoScale({ from: low ? Number(low) : null, to: high ? Number(high) : null }, scale);
  const from = tempo.from ?? scale.from;
  const to = tempo.to ?? scale.to;
  return from <= to && from <= scale.to && to >= scale.from ? tempo : { from: null, to: null };
}

/** Returns the range in the form that `readTempo` reads; "" for the whole scale. */
export function writeTempo({ from, to }: Tempo): string {
  return from === null && to === null ? "" : `${from ?? ""}-${to ?? ""}`;
}

export interface TempoBar {
  from: number;
  count: number;
}

/** Returns one bar for each bin of the scale from counts by lower bound; values beyond an end count at that end. */
export function tempoBars(counts: readonly TempoBar[], scale: Scale = TEMPO_SCALE): TempoBar[] {
  const length = (scale.to - scale.from) / scale.bin;
  const bars = Array.from({ length }, (_, index) => ({
    from: scale.from + index * scale.bin,
    count: 0,
  }));
  for (const { from, count } of counts) {
    const index = Math.floor((from - scale.from) / scale.bin);
    const bar = bars[Math.min(length - 1, Math.max(0, index))];
    if (bar) bar.count += count;
  }
  return bars;
}
