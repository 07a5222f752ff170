/** Letters that a slip may insert; words of the catalogue are folded (`fold`). */
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** Returns a word with each pair of adjacent letters swapped in turn. */
export function swapped(word: string): string[] {
  const letters = [...word];
  const swaps = letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(""));
  return [...new Set(swaps)].filter((other) => other !== word);
}

/** Returns all spellings one slip from a word: two adjacent letters swapped, one missing, one replaced, one added. */
export function editDistanceOne(word: string): string[] {
  const letters = [...word];
  const places = [...letters.keys(), letters.length];
  const slips = places.flatMap((at) => {
    const [before, after] = [letters.slice(0, at).join(""), letters.slice(at).join("")];
    const rest = letters.slice(at + 1).join("");
    return [before + rest, ...LETTERS.flatMap((letter) => [before + letter + after, before + letter + rest])];
  });
  return [...new Set([...swapped(word), ...slips])].filter((other) => other !== word);
}

/** Returns whether two words are one slip apart, as `editDistanceOne` defines it, in a single pass. */
export function isOneSlipFrom(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1 || one === other) return false;
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  if (shorter.length < longer.length) return shorter.slice(at) === longer.slice(at + 1);
  const isSwapped = shorter[at] === longer[at + 1] && shorter[at + 1] === longer[at];
  return (
    shorter.slice(at + 1) === longer.slice(at + 1) ||
    (isSwapped && shorter.slice(at + 2) === longer.slice(at + 2))
  );
}
