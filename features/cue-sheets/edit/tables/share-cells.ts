import type { NamedParty } from "./people-in-cell.ts";

const SIGNS = /\s*[-\u2013/;|\r\n]+\s*/;
const SHARE = /^(\d{1,3}(?:[.,]\d{1,4})?)\s?%?$/;
const WHOLE = 100;

/**
 * Gives people without shares those of the cell beside theirs, «60 / 40», if it has one for each and they make up the
 * whole. Workbooks may contain them as parts of one.
 */
export function withSharesInCell(people: readonly NamedParty[], cell: string): readonly NamedParty[] {
  const written = cell.trim() === "" ? [] : cell.trim().split(SIGNS);
  const numbers = written.map((one) => Number((SHARE.exec(one)?.[1] ?? "").replace(",", ".") || Number.NaN));
  const sum = numbers.reduce((total, one) => total + one, 0);
  const isOfOne = numbers.every((one) => one <= 1);
  const isWhole = Math.abs(sum - (isOfOne ? 1 : WHOLE)) <= (isOfOne ? 0.02 : 1);
  const isPart = people.length === 1 && sum > 0 && sum <= WHOLE;
  const isRead = numbers.length === people.length && (isWhole || isPart);
  if (!isRead || people.some(({ share }) => share !== null)) return people;
  const rounded = (share: number) => Math.round(share * (isOfOne ? WHOLE : 1) * WHOLE) / WHOLE;
  return people.map((one, at) => ({ ...one, share: rounded(numbers[at] ?? 0) }));
}
