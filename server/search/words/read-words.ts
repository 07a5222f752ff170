import { codesIn, type KnownCodes } from "./codes.ts";
import { type ParsedSearch, parseSearch } from "./parse-search.ts";

/** What stands before a word that nothing found may hold. */
const EXCLUDED = /(?:^|\s)-$/;

/** What a search text asks for; one that names something by its reference or code asks for that alone. */
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
