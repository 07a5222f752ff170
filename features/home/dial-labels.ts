import { tempoFraction } from "./tempo.ts";

/** Widths of the dial (CSS pixels) for which its place names are laid out, narrow to wide. */
const WIDTHS = { narrow: 250, medium: 480, wide: 1080 } as const;
/** Mean advance of a letter of the labels (12 px, weight 500) and the gap between two names, CSS pixels. */
const LETTER = 6.9;
const GAP = 10;

type DialWidth = keyof typeof WIDTHS;

/** A name on the dial: `x` is 0–1, `from` the narrowest dial that has room for it. */
export interface DialLabel {
  title: string;
  x: number;
  from: DialWidth;
}

/**
 * Lays out place names on a band at the tempo of their music, the first of the list first, so that at each width
 * no two touch and none extends beyond the dial. Leaves out names that do not fit the widest dial.
 */
export function layLabels(places: readonly { title: string; bpm: number }[]): DialLabel[] {
  const laid: DialLabel[] = [];
  for (const from of Object.keys(WIDTHS) as DialWidth[]) {
    const width = WIDTHS[from];
    for (const { title, bpm } of places) {
      const x = tempoFraction(bpm);
      const half = (title.length * LETTER) / 2;
      const inside = x * width >= half && x * width <= width - half;
      const clear = laid.every(
        (other) => Math.abs(other.x - x) * width >= half + (other.title.length * LETTER) / 2 + GAP,
      );
      if (inside && clear) laid.push({ title, x, from });
    }
  }
  return laid;
}
