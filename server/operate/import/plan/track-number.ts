import { posix } from "node:path";

/** `01 Drive`, `7. Drive`, `1-07 Drive`; the disc before it is optional. */
const LEADING = /^(\d{1,2}[-.])?(\d{1,3})(?:\s*[-._]\s*|\s+)(?=\S)/u;

/**
 * Returns a function that removes the track number from a file name without extension. A leading number is a track
 * number if it has leading zeros or a disc before it, or if other files of the folder count too: it has a neighbour in
 * a count with zeros or from 1 on, or all files of the folder are numbered with few gaps. «24 heures» and «7 vies» keep
 * theirs.
 */
export function numberDropper(names: readonly string[]): (name: string) => string {
  const folders = Map.groupBy(names, (name) => posix.dirname(name));
  const counting = new Map([...folders].map(([folder, files]) => [folder, countIn(files)]));
  return (name) => {
    const stem = posix.basename(name);
    const [whole = "", disc, number = ""] = LEADING.exec(stem) ?? [];
    const isNumber = disc !== undefined || counting.get(posix.dirname(name))?.has(number);
    return isNumber ? stem.slice(whole.length) : stem;
  };
}

/** Returns the leading numbers that are track numbers, as written. */
function countIn(files: readonly string[]): Set<string> {
  const written = files.map((name) => LEADING.exec(posix.basename(name))?.[2] ?? null);
  const texts = [...new Set(written.filter((text) => text !== null))];
  const numbers = new Set(texts.map(Number));
  const isPadded = texts.some((text) => text.startsWith("0"));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const isWhole =
    written.every((text) => text !== null) &&
    texts.length > 1 &&
    (most <= 2 * numbers.size || most - least < numbers.size);
  return new Set(
    texts.filter((text) => {
      if (text.startsWith("0")) return true;
      // Beside «06», a «7» is not part of the count.
      const isAlike = !isPadded || text.length > 1;
      const hasNeighbour = numbers.has(Number(text) - 1) || numbers.has(Number(text) + 1);
      return isAlike && (isWhole || (hasNeighbour && (isPadded || numbers.has(1))));
    }),
  );
}
