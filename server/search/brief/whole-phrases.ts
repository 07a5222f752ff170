import { BARRIER } from "./negations.ts";
import { NEGATION_ENDS } from "./vocabulary.ts";
import type { Word } from "./words.ts";

/**
 * Words between a negator and something that the brief rejects as a whole: “NOT another epic trailer brass thing”, «pas
 * encore un énième truc épique».
 */
const OPENING =
  /^(?:(?:yet )?another(?: one of (?:those|these))?|(?:of )?(?:those|these|that|the) (?:usual|typical|same old|whole|classic)|(?:your|the) (?:usual|typical|standard|average|run of the mill)|(?:one|any|more) of (?:those|these|that)|of (?:those|these|that)|encore (?:une?|des?|du|ces?|cette|les?|la)(?: autres?)?(?: (?:x ieme|n ieme|nieme|enieme|ieme|fois))*(?: (?:une?|des?|du))?|une? (?:x ieme|n ieme|nieme|enieme)|l (?:enieme|eternel(?:le)?)|(?:le|la|les|ces?|cet|cette) (?:sempiternel(?:le)?s?|eternel(?:le)?s?|habituel(?:le)?s?|fameu(?:x|ses?)|traditionnel(?:le)?s?)|(?:(?:(?:le|ce|du) genre )?(?:de|d|des|une?|les|ces) )?(?:trucs?|machins?|bidules?))(?= |$)/;
/** Maximum number of words of an opening. */
const MOST_OPENING = 6;

/** Returns how many words from `at` on open a rejection of all that follows in the clause; 0 for none. */
export function openingAt(words: readonly Word[], at: number): number {
  const said = words
    .slice(at, at + MOST_OPENING)
    .map(({ text }) => text)
    .join(" ");
  return OPENING.exec(said)?.[0].split(" ").length ?? 0;
}

/** Minimum number of words of a thing that an emphatic “NOT” rejects as a whole; “NOT sad piano” wants a piano. */
const LEAST_SHOUTED = 3;

/** Returns whether a negator stands in capitals before several other words: “NOT epic trailer brass”. */
export function isShouted(text: string, words: readonly Word[], at: number): boolean {
  const { start, end } = words[at] as Word;
  const rejected = words.slice(at + 1, at + 1 + LEAST_SHOUTED);
  if (text.slice(start, end) !== "NOT" || rejected.length < LEAST_SHOUTED) return false;
  const said = text.slice(end, rejected.at(-1)?.end);
  return !BARRIER.test(said) && !/^\s*\p{Lu}/u.test(said);
}

/** Nouns that sum up the words before them as one thing: “no epic trailer brass stuff”. */
const SUMMARY = /^(?:thing|things|stuff|crap|nonsense|rubbish|cliches?|malarkey)$/;
/** Maximum number of words that such a noun sums up. */
const MOST_SUMMED = 5;
const JOINING = /^(?:and|or|with)$/;

/** Returns whether a noun sums up what follows a negation, up to the end of the clause. */
export function isSummedUp(text: string, words: readonly Word[], at: number): boolean {
  for (let next = at + 1; next <= Math.min(at + 1 + MOST_SUMMED, words.length - 1); next += 1) {
    const [before, word] = [words[next - 1] as Word, words[next] as Word];
    if (BARRIER.test(text.slice(before.end, word.start))) return false;
    if (NEGATION_ENDS.has(word.text) || JOINING.test(word.text)) return false;
    if (SUMMARY.test(word.text)) return true;
  }
  return false;
}
