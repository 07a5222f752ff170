/** Whether a text has more than `most` characters, counted as people do and not in the halves that some are kept in. */
export const isLonger = (text: string, most: number) =>
  // Most texts are short enough however they are counted, and none is counted that is too long either way.
  text.length > most && (text.length > 2 * most || [...text].length > most);
