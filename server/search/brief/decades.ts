import type { Word } from "./words.ts";

/** Words before the tens of a decade: «fin 60», “late 70”. Many people type «année 90» for «années 90». */
const BEFORE_TENS = /^(?:annees?|fin|debut|mi|milieu|late|early|mid)$/;
const TENS = /^[2-9]0$/;
const YEARS = /^(?:19|20)\d0$/;
const DECADE = /^[5-9]0s$/;

const nameOf = (tens: string) => `${YEARS.test(tens) ? tens : `19${tens}`}s`;

/**
 * Returns the decade that the words begin with, by its name in the thesaurus (“1970s”), and the number of words that it
 * takes: “70s”, “70's”, «année 70», «fin 60». Returns null for none. Lengths such as “60s” have already been read as
 * figures.
 * @param text the whole brief, to which the positions of the words refer
 */
export function decadeAt(
  [word, next, after]: readonly Word[],
  text: string,
): { name: string; length: number } | null {
  if (!word) return null;
  if (next && BEFORE_TENS.test(word.text) && DECADE.test(next.text))
    return { name: nameOf(next.text.slice(0, -1)), length: 2 };
  if (DECADE.test(word.text)) return { name: nameOf(word.text.slice(0, -1)), length: 1 };
  const hasSign = next?.text === "s" && /^['’]$/.test(text.slice(word.end, next.start));
  if (hasSign && TENS.test(word.text)) return { name: nameOf(word.text), length: 2 };
  if (!next || !BEFORE_TENS.test(word.text) || !(TENS.test(next.text) || YEARS.test(next.text))) return null;
  const isPlural = after?.text === "s" && /^['’]?$/.test(text.slice(next.end, after.start));
  return { name: nameOf(next.text), length: isPlural ? 3 : 2 };
}
