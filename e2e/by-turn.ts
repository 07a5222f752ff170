/** Ends the title of a journey that `npm run test:all` alone walks (docs/tests.md). */
export const LONG = " @long";

/**
 * For journeys that are written once and walked in both languages, where the language changes nothing but words:
 * `npm test` walks the first of them in `first`, the next one in the other language, and so on; `npm run test:all`
 * walks each in both. To be called once in a file; what it gives is called in each title, last, and marks what waits.
 */
export function byTurn(first: "fr" | "en"): (lang: string) => string {
  const written = new Map<string, number>();
  return (lang) => {
    const before = written.get(lang) ?? 0;
    written.set(lang, before + 1);
    return (before % 2 === 0) === (lang === first) ? "" : LONG;
  };
}
