/** Returns the first `most` of the names, separated by commas; an ellipsis stands for the rest. */
export const listedNames = (names: readonly string[], most: number): string =>
  names.slice(0, most).join(", ") + (names.length > most ? "\u2026" : "");
