import { FASTEST, SLOWEST, tempoFraction } from "./tempo.ts";

/** Width of the drawing in its own units; the browser stretches it to the page. */
export const DIAL_UNITS = 1000;
/** Height of the tallest tick, CSS pixels. */
export const TICK_HEIGHT = 32;
/** Minimum height of a tick, so that quiet music is still visible and can be pointed at. */
const SHORTEST = 4;
/**
 * Distance between tracks of the same tempo, in beats, and their greatest total width: they stay within their own
 * beat.
 */
const SPREAD = 0.45;
const WITHIN = 0.9;

/** Position of a track in its band: `x` is 0–1 along the scale. */
export interface PlacedTick<Tick> {
  tick: Tick;
  x: number;
}

/** Places the tracks of a band by tempo, slowest first; tracks of equal tempo fan out around it. */
export function placeTicks<Tick extends { bpm: number }>(ticks: readonly Tick[]): PlacedTick<Tick>[] {
  const byTempo = Map.groupBy(ticks, (tick) => tick.bpm);
  return [...byTempo.entries()]
    .sort(([slower], [faster]) => slower - faster)
    .flatMap(([bpm, together]) => {
      const step = Math.min(SPREAD, WITHIN / together.length) / (FASTEST - SLOWEST);
      const first = tempoFraction(bpm) - (step * (together.length - 1)) / 2;
      return together.map((tick, index) => ({ tick, x: Math.min(1, Math.max(0, first + index * step)) }));
    });
}

/**
 * Returns the ticks of a band as one SVG path, `DIAL_UNITS` wide and `TICK_HEIGHT` high; `loudest` is the energy
 * (0–1) of a tick of full height.
 */
export function ticksPath(ticks: readonly { bpm: number; energy: number }[], loudest = 1): string {
  return placeTicks(ticks)
    .map(({ tick, x }) => {
      const height = SHORTEST + (TICK_HEIGHT - SHORTEST) * Math.min(1, Math.max(0, tick.energy / loudest));
      return `M${+(x * DIAL_UNITS).toFixed(1)} ${TICK_HEIGHT}V${+(TICK_HEIGHT - height).toFixed(1)}`;
    })
    .join("");
}

/** Returns the tick nearest to `x` (0–1), or undefined if there is none within `reach` (same unit). */
export function nearestTick<Tick>(
  placed: readonly PlacedTick<Tick>[],
  x: number,
  reach = 1,
): PlacedTick<Tick> | undefined {
  let nearest: PlacedTick<Tick> | undefined;
  for (const candidate of placed) {
    const distance = Math.abs(candidate.x - x);
    if (distance <= reach && (!nearest || distance < Math.abs(nearest.x - x))) nearest = candidate;
  }
  return nearest;
}
