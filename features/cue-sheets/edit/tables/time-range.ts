import { fold } from "#/contract/fold.ts";

const TIME = String.raw`\d{1,3}[:;.'h][\d:;.,'"h]{1,14}`;
const RANGE = new RegExp(
  `^(${TIME}) ?(?:-+>?|=>|\u2192|/|>|\\b(?:a|au|to|until|bis|hasta|al?) ) ?(${TIME})$`,
);
const LONGEST_RANGE = 50;

/** Returns the start and the end in a cell that states both, «01:00:10:00 - 01:00:40:00»; null for other cells. */
export function rangeIn(cell: string): [string, string] | null {
  if (cell.length > LONGEST_RANGE) return null;
  const [, start, end] = RANGE.exec(fold(cell).trim().replace(/\s+/g, " ")) ?? [];
  return start && end ? [start, end] : null;
}
