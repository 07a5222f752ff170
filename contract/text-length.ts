/** Returns whether a text has more than `most` characters, counted as code points and not as UTF-16 units. */
export const isLonger = (text: string, most: number) =>
  // Count only if the number of UTF-16 units does not decide: a character has one or two.
  text.length > most && (text.length > 2 * most || [...text].length > most);
