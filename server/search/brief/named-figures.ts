import type { Figure } from "./figures.ts";
import type { AlikeTitle } from "./likening.ts";
import type { TypedCode } from "./typed-codes.ts";

/**
 * Returns the codes of a brief and the titles that it compares with, “like Delta”, as `Figure`s; a code within such a
 * title is part of it.
 */
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
