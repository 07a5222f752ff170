import { type Figure, readFigures } from "./figures.ts";
import type { AlikeTitle } from "./likening.ts";
import type { TypedCode } from "./typed-codes.ts";

/** Returns the codes and likened titles of a brief as figures; a code within such a title is part of it. */
export function namedFigures(
  text: string,
  named: readonly TypedCode[],
  alike: readonly AlikeTitle[],
): Figure[] {
  const isFree = (code: TypedCode) => alike.every(({ start, end }) => code.end <= start || code.start >= end);
  return [
    ...named.flatMap((one): Figure[] =>
      isFree(one) ? [{ ...one, kind: "code", title: text.slice(one.start, one.end) }] : [],
    ),
    ...alike.map((one): Figure => ({ ...one, kind: "alike" })),
  ];
}

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
