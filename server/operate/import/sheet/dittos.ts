/** Marks for «the same as above»: a quotation mark alone, also between dashes. */
const DITTO =
  /^\s*(?:[-\u2013]\s*)?(?:["\u201C\u201D\u201E\u2033\u3003]|''|,,|\u2019\u2019)(?:\s*[-\u2013])?\s*$/u;

/** Returns the cells of a row; those that only say «the same» are those of the row above. */
export const withoutDittos = (cells: readonly string[], above: readonly string[]): string[] =>
  cells.map((cell, place) => (DITTO.test(cell) ? (above[place] ?? cell) : cell));
