import { posix } from "node:path";

/** `01 Drive`, `7. Drive`, `1-07 Drive`, `01b - Drive`; the disc before it and the letter behind are optional. */
const LEADING = /^(\d{1,2}[-.])?(\d{1,3})([a-z]?)(?:\s*[-._]\s*|\s+)(?=\S)/u;

/**
 * Returns a function that removes the track number from a file name without extension. A leading number is a track
 * number if it has leading zeros or a disc before it, or if other files of the folder count too: it has a neighbour in
 * a count with zeros or from 1 on, or all files of the folder are numbered with few gaps. «24 heures» and «7 vies» keep
 * theirs. A number with a letter counts beside a file with that number alone.
 */
export function numberDropper(names: readonly string[]): (name: string) => string {
  const folders = Map.groupBy(names, (name) => posix.dirname(name));
  const counting = new Map([...folders].map(([folder, files]) => [folder, countIn(files)]));
  return (name) => {
    const stem = posix.basename(name);
    const [whole = "", disc, number = "", letter] = LEADING.exec(stem) ?? [];
    const isCounted = counting.get(posix.dirname(name))?.has(number);
    // «2b or not» has no number unless another file is the second.
    const isNumber = letter ? isCounted : disc !== undefined || isCounted;
    return isNumber ? stem.slice(whole.length) : stem;
  };
}

/** Returns the leading numbers that are track numbers, as written. */
function countIn(files: readonly string[]): Set<string> {
  const matches = files.map((name) => LEADING.exec(posix.basename(name)));
  const plain = new Set(matches.flatMap((match) => (match?.[2] && !match[3] ? match[2] : [])));
  const written = matches.map((match) => (match?.[2] && plain.has(match[2]) ? match[2] : null));
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
