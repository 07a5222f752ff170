/** Ends the title of a journey that runs only in `npm run test:all` (docs/tests.md). */
export const LONG = " @long";

/**
 * For journeys written once and run in both languages, where only the texts differ: `npm test` runs the first of them
 * in `first`, the second in the other language, and so on; `npm run test:all` runs each in both. Call it once per file,
 * and the returned function at the end of each title: it returns the mark of the long circle where `npm test` leaves
 * the journey out, otherwise "".
 */
export function byTurn(first: "fr" | "en"): (lang: string) => string {
  const written = new Map<string, number>();
  return (lang) => {
    const before = written.get(lang) ?? 0;
    written.set(lang, before + 1);
    return (before % 2 === 0) === (lang === first) ? "" : LONG;
  };
}
