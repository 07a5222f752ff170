import { fold } from "#/contract/fold.ts";
import { functionWords } from "./function-words.ts";

/** A word or a phrase; only a single word can be misspelt. */
export interface Unit {
  text: string;
  isWord: boolean;
}

export interface ParsedSearch {
  /** All clauses must match; one unit of each is enough. */
  clauses: Unit[][];
  /** None of them may match. */
  excluded: Unit[];
  /** The wanted words as one text, to compare with whole titles; several if some words may not belong to the title. */
  titles: readonly string[];
  /** References and codes: if there are any, only things with one of them are wanted (`codes.ts`). */
  codes: readonly string[];
}

/**
 * Maximum number of words and phrases; further ones are ignored. Each is looked up in every kind of thing in three
 * dictionaries, and two hundred characters may contain a hundred of them.
 */
const MOST_UNITS = 20;
const TOKEN = /(-?)"([^"]+)"|(\S+)/g;
const WORD = /^[\p{L}\p{N}]+$/u;
const HOLDS_WORD = /[\p{L}\p{N}]/u;

const HYPHENED = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u;

/** Returns a hyphenated word joined into one: «lo-fi» as «lofi». */
export const joinedOf = ({ text }: Unit): Unit[] =>
  HYPHENED.test(text) ? [{ text: text.replaceAll("-", ""), isWord: true }] : [];

const isFunctionWord = ({ text, isWord }: Unit) => isWord && functionWords.has(fold(text));

/**
 * Parses a search text (design §5): words are AND, `"a phrase"`, `-excluded`, `a OR b`.
 * Drops function words unless there is nothing else, and everything past twenty words and phrases.
 */
export function parseSearch(search: string): ParsedSearch {
  const clauses: Unit[][] = [];
  const excluded: Unit[] = [];
  let joins = false;
  let units = 0;
  for (const [, minus, phrase, bare = ""] of search.normalize("NFC").matchAll(TOKEN)) {
    if (bare === "OR" || bare === "|") {
      joins = clauses.length > 0;
      continue;
    }
    const isExcluded = minus === "-" || /^-./.test(bare);
    const text = (phrase ?? bare.replace(/^-(?=.)/, "")).replace(/"/g, " ").trim();
    if (!HOLDS_WORD.test(text)) continue;
    if (units === MOST_UNITS) break;
    units += 1;
    const unit = { text, isWord: phrase === undefined && WORD.test(text) };
    const last = clauses.at(-1);
    if (isExcluded) excluded.push(unit, ...joinedOf(unit));
    else if (joins && last) last.push(unit);
    else clauses.push([unit]);
    joins = false;
  }
  const meaningful = clauses.filter((units) => !units.every(isFunctionWord));
  return {
    clauses: meaningful.length > 0 ? meaningful : clauses,
    excluded,
    titles: [
      clauses
        .flat()
        .map((unit) => unit.text)
        .join(" "),
    ],
    codes: [],
  };
}
