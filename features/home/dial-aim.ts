import { nearestTick, type PlacedTick } from "./dial-ticks.ts";

/** The targeted track: the `tick`-th of the `band`-th band. */
export interface Aim {
  band: number;
  tick: number;
}

type Bands = readonly { ticks: readonly PlacedTick<unknown>[] }[];

/** Returns the track nearest to `x` (0–1) in the first non-empty band from `band` on, in steps of `step`. */
export function aimAt(bands: Bands, band: number, x: number, step: 1 | -1 = 1): Aim | null {
  for (let index = band; index >= 0 && index < bands.length; index += step) {
    const ticks = bands[index]?.ticks ?? [];
    const nearest = nearestTick(ticks, x);
    if (nearest) return { band: index, tick: ticks.indexOf(nearest) };
  }
  return null;
}

/**
 * Returns the target of a key from `aim` (null: none yet, so the music nearest to `x`): arrows left and right
 * along the band, up and down to the nearest tempo of the next mood, Home and End to its slowest and fastest.
 * Stays at the edges; null for any other key.
 */
export function moveAim(bands: Bands, aim: Aim | null, key: string, x = 0.5): Aim | null {
  const from = aim ?? aimAt(bands, 0, x);
  if (!from) return null;
  const ticks = bands[from.band]?.ticks ?? [];
  const last = ticks.length - 1;
  switch (key) {
    case "ArrowRight":
      return aim ? { ...from, tick: Math.min(last, from.tick + 1) } : from;
    case "ArrowLeft":
      return aim ? { ...from, tick: Math.max(0, from.tick - 1) } : from;
    case "Home":
      return { ...from, tick: 0 };
    case "End":
      return { ...from, tick: last };
    case "ArrowDown":
    case "ArrowUp": {
      if (!aim) return from;
      const step = key === "ArrowDown" ? 1 : -1;
      return aimAt(bands, from.band + step, ticks[from.tick]?.x ?? x, step) ?? from;
    }
    default:
      return null;
  }
}
