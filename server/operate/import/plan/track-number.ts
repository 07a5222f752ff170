import { posix } from "node:path";

/**
 * `01 Drive`, `7. Drive`, `1-07 Drive`, `01b - Drive`; the disc before the number and the letter after it are optional.
 */
const LEADING = /^(\d{1,2}[-.])?(\d{1,3})([a-z]?)(?:\s*[-._]\s*|\s+)(?=\S)/u;

/** `BMB_02_`: the letters of a label or an album before the number. */
const LETTERS = /^(\p{Lu}{2,5})[ _-](?=\d{1,3}(?:\s*[-._]\s*|\s+)\S)/u;
/** Letters that belong to a title together with the number after them. */
const OF_TITLE = /^(?:OP|BWV|KV|WW|PT|NO)$/;

/** Removes the letters before the numbers of names if all names have the same letters and the numbers form a count. */
function withoutLetters(names: readonly string[]): readonly string[] {
  const [one, ...others] = new Set(names.map((name) => LETTERS.exec(posix.basename(name))?.[1] ?? null));
  if (!one || others.length > 0 || OF_TITLE.test(one)) return names;
  const bare = names.map((name) =>
    posix.join(posix.dirname(name), posix.basename(name).replace(LETTERS, "")),
  );
  const counted = countIn(bare);
  // «NYC 1 AM» and «FM 98 Radio» are titles.
  if (!bare.some((name) => /^0\d/.test(posix.basename(name)))) return names;
  const isCounted = bare.every((name) => counted.has(LEADING.exec(posix.basename(name))?.[2] ?? ""));
  return isCounted && counted.size > 1 ? bare : names;
}

/**
 * Returns a function that removes the track number from a file name without extension. A leading number is a track
 * number if it has leading zeros or a disc before it, or if it belongs to a count: it has a neighbour in a count with
 * zeros or from 1 on, or all files of the folder are numbered with few gaps. «24 heures» and «7 vies» keep their
 * numbers. A number with a letter counts only beside a file with that number alone.
 */
export function numberDropper(names: readonly string[]): (name: string) => string {
  const folders = [...Map.groupBy(names, (name) => posix.dirname(name)).values()];
  const bareOf = new Map(
    folders.flatMap((files) => {
      const bare = withoutLetters(files);
      return files.map((name, place) => [name, bare[place] ?? name] as const);
    }),
  );
  const counting = new Map(
    folders.flatMap((files) => {
      const counted = countIn(files.map((name) => bareOf.get(name) ?? name));
      return files.map((name) => [name, counted] as const);
    }),
  );
  return (name) => {
    const baseName = posix.basename(bareOf.get(name) ?? name);
    const [whole = "", disc, number = "", letter] = LEADING.exec(baseName) ?? [];
    const isCounted = counting.get(name)?.has(number);
    // «2b or not» has no track number unless another file has the number 2.
    const isNumber = letter ? isCounted : disc !== undefined || isCounted;
    return isNumber ? baseName.slice(whole.length) : baseName;
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
      // Beside «06», «7» is not part of the count.
      const isAlike = !isPadded || text.length > 1;
      const hasNeighbour = numbers.has(Number(text) - 1) || numbers.has(Number(text) + 1);
      return isAlike && (isWhole || (hasNeighbour && (isPadded || numbers.has(1))));
    }),
  );
}
