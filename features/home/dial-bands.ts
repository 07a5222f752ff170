import type { Dial } from "#/contract/dial.ts";
import { type PlacedTick, placeTicks } from "./dial-ticks.ts";

export type DialTick = Dial["bands"][number]["ticks"][number];

/** A band of the dial for pointer and arrow keys. */
export interface DialBand {
  mood: string;
  title: string;
  titleFr: string;
  ticks: PlacedTick<DialTick>[];
}

/** Returns the bands of a dial with the position of each track. */
export function dialBands(dial: Dial): DialBand[] {
  return dial.bands.map(({ mood, title, titleFr, ticks }) => ({
    mood,
    title,
    titleFr,
    ticks: placeTicks(ticks),
  }));
}
