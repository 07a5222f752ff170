/** A word of a title, and the length of words that need no capital in one. */
const [CAPITAL, SMALL_WORD] = [/^\p{Lu}['\u2019]?\p{Ll}/u, 3];

/** Whether a text is written like a title in a list that is not in capitals: «Nothing to Declare», not «Item dropped». */
export function isInTitleCase(text: string): boolean {
  const words = text.split(" ");
  return (
    words.every((word) => word.length <= SMALL_WORD || CAPITAL.test(word)) && CAPITAL.test(words.at(-1) ?? "")
  );
}
