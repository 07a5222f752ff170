import { type Figure, readFigures } from "./figures.ts";

/**
 * Returns the figures of a stretch, with positions in the whole text, and the given codes; figures that overlap a code
 * are left out.
 */
export function figuresIn(
  text: string,
  { from, to }: { from: number; to: number },
  codes: readonly Figure[],
): Figure[] {
  const read = readFigures(text.slice(from, to)).map((figure) => ({
    ...figure,
    start: figure.start + from,
    end: figure.end + from,
  }));
  const isFree = ({ start, end }: Figure) => codes.every((code) => end <= code.start || start >= code.end);
  return [...codes, ...read.filter(isFree)];
}
