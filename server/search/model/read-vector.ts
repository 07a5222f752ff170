/**
 * Places of a word in a thing, strongest first: the title, then the weights of
 * `server/platform/db/schema/searchable.ts`.
 */
export const PLACES = ["title", "a", "b", "c", "d"] as const;
export const TITLE = 0;
const A = 1;
const D = 4;

const QUOTE = 39;
const BACKSLASH = 92;
const SPACE = 32;
const COLON = 58;

/**
 * Visits the words of a `tsvector` in the text form of Postgres (`'kora':1A,7C 'pluie':3`), each with the index in
 * `PLACES` of its strongest place. For a title's own vector, callers ignore it and use `TITLE`.
 */
export function eachWord(vector: string, visit: (word: string, place: number) => void): void {
  let at = 0;
  while (at < vector.length) {
    let end = at + 1;
    let isEscaped = false;
    for (; end < vector.length; end += 1) {
      const code = vector.charCodeAt(end);
      if (code === BACKSLASH) {
        isEscaped = true;
        end += 1;
      } else if (code === QUOTE) {
        if (vector.charCodeAt(end + 1) !== QUOTE) break;
        isEscaped = true;
        end += 1;
      }
    }
    const written = vector.slice(at + 1, end);
    at = end + 1;
    let place = D;
    if (vector.charCodeAt(at) === COLON) {
      for (at += 1; at < vector.length && vector.charCodeAt(at) !== SPACE; at += 1) {
        // A, B and C have codes 65 to 67: the earliest letter is the strongest.
        const letter = vector.charCodeAt(at) - 65;
        if (letter >= 0 && letter < 3 && letter + A < place) place = letter + A;
      }
    }
    visit(isEscaped ? unescaped(written) : written, place);
    at += 1;
  }
}

/** Quotes and backslashes are doubled inside a quoted word. */
export const unescaped = (written: string) => written.replace(/''/g, "'").replace(/\\\\/g, "\\");
