/** What a slip may put in; words of the catalogue are folded (`fold`). */
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** A word with each two neighbouring letters changed over in turn. */
export function swapped(word: string): string[] {
  const letters = [...word];
  const swaps = letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(""));
  return [...new Set(swaps)].filter((other) => other !== word);
}

/** All that is one slip from a word: two neighbours changed over, a letter left out, another one, one too many. */
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
