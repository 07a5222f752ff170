import { fold } from "#/contract/fold.ts";
import { functionWords } from "./function-words.ts";

/** A word or a phrase; only a single word can be misspelt. */
export interface Unit {
  text: string;
  isWord: boolean;
}

export interface ParsedSearch {
  /** All of them must fit; one of the units of each. */
  clauses: Unit[][];
  /** None of them may fit. */
  excluded: Unit[];
  /** The wanted words as one text, for comparing with whole titles; several where it could be less than all. */
  titles: readonly string[];
  /** References and codes: where there are any, only what goes by one of them is wanted (`codes.ts`). */
  codes: readonly string[];
}

/**
 * Most words and phrases that are looked for; further ones are left out. Each costs the database a look at every kind
 * of thing in three dictionaries, and two hundred characters hold a hundred of them.
 */
const MOST_UNITS = 20;
const TOKEN = /(-?)"([^"]+)"|(\S+)/g;
const WORD = /^[\p{L}\p{N}]+$/u;
const HOLDS_WORD = /[\p{L}\p{N}]/u;

const HYPHENED = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u;

/** A hyphened word as the one that it also is: «lo-fi» is «lofi». */
export const joinedOf = ({ text }: Unit): Unit[] =>
  HYPHENED.test(text) ? [{ text: text.replaceAll("-", ""), isWord: true }] : [];

const isFunctionWord = ({ text, isWord }: Unit) => isWord && functionWords.has(fold(text));

/**
 * What a search text asks for (design §5): words are AND, `"a phrase"`, `-excluded`, `a OR b`.
 * Function words are dropped unless there is nothing else. Past twenty words and phrases the rest is not looked for.
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
  const telling = clauses.filter((units) => !units.every(isFunctionWord));
  return {
    clauses: telling.length > 0 ? telling : clauses,
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
