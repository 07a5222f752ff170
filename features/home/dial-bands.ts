import type { Dial } from "#/contract/dial.ts";
import { type PlacedTick, placeTicks } from "./dial-ticks.ts";

export type DialTick = Dial["bands"][number]["ticks"][number];

/** A band of the dial as the pointer and the arrows move in it. */
export interface DialBand {
  mood: string;
  title: string;
  titleFr: string;
  ticks: PlacedTick<DialTick>[];
}

/** The bands of a dial with each track at its place. */
export function dialBands(dial: Dial): DialBand[] {
  return dial.bands.map(({ mood, title, titleFr, ticks }) => ({
    mood,
    title,
    titleFr,
    ticks: placeTicks(ticks),
  }));
}
