import { codesIn, type KnownCodes } from "./codes.ts";
import { type ParsedSearch, parseSearch } from "./parse-search.ts";

/** The sign before an excluded word. */
const EXCLUDED = /(?:^|\s)-$/;

/** Parses a search text; if it names something by reference or code, the search is for that alone. */
export async function readWords(text: string, knownCodes: KnownCodes): Promise<ParsedSearch> {
  const named = (await codesIn(text, knownCodes)).filter(({ start }) => !EXCLUDED.test(text.slice(0, start)));
  if (named.length === 0) return parseSearch(text);
  const rest = named.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return {
    clauses: [],
    excluded: parseSearch(rest).excluded,
    titles: [],
    codes: named.flatMap(({ codes }) => codes),
  };
}
