import { wordsOf } from "../title-words.ts";
import {
  AT_TIME,
  IN_BEFORE,
  IN_BEHIND,
  IS_OUT,
  ON_A_PART,
  OUT_BEFORE,
  OUT_BEHIND,
  OUT_NOW,
  OUT_NOW_BEHIND,
  OUT_POINT,
  STAYS_AWAY,
  STILL_ALL,
} from "./dropped-title-words.ts";
import { CONDITION } from "./pronoun-words.ts";
import { UNSURE } from "./prose-sentences.ts";

/** The first word of a title, by which a sentence may name it: «Kites a saut\u00e9 au mix». */
const FIRST_WORD = /(?:^|\s)(\p{Lu}[\p{L}'\u2019-]{3,})$/u;
/** A refusal at the start of a sentence, which does not negate its verb. */
const IN_CAPITALS = /^\s*(?:NON|NO|NEIN)(?=\s)/;
/** Shortest part of a title by which a sentence may name it, in characters. */
const SHORTEST_PART = 4;
const LONGEST_SENTENCE = 400;
/** Signs at which the clause of a title may end; a title may have some of them itself: «Dr. Love». */
const CLAUSE_END = /[,;.:!()]|\s[-\u2013]\s/g;
const MOST_ENDS = 4;

/** Whether a sentence names a title. */
export type Names = (title: string) => boolean;

/** Returns which titles a sentence takes out: «on a vir\u00e9 Delta», “we drop Delta”; null if it takes out none. */
export function titlesDropped(fullText: string): Names | null {
  const found = partsOf(fullText, [OUT_BEFORE, OUT_NOW], [OUT_BEHIND, OUT_NOW_BEHIND]);
  if (!found) return null;
  const { object, subject, predicate, rest } = found;
  const isEnd =
    (OUT_NOW_BEHIND.test(predicate) && OUT_POINT.test(subject)) ||
    (IS_OUT.test(predicate) && AT_TIME.test(subject)) ||
    ON_A_PART.test(rest);
  const ends = [...object.matchAll(CLAUSE_END)]
    .map(({ index }) => index)
    .concat(object.length)
    .slice(0, MOST_ENDS);
  const named = ends.flatMap((end) => {
    const words = wordsOf(object.slice(0, end)).replace(STILL_ALL, "");
    return words === "" || ON_A_PART.test(object.slice(end)) ? [] : words;
  });
  const isPart = beginsWith(named[0] ?? "");
  const isSubject = isEnd ? () => false : endOf(subject);
  return (title) => {
    const words = wordsOf(title);
    return words !== "" && (named.includes(words) || isPart(words) || isSubject(words));
  };
}

/**
 * Returns which titles a sentence brings back: «gardez Delta finalement», “Delta is back in”; null if it brings none.
 * Whatever follows the title, its music is heard, unless the words say that it stays away.
 */
export function titlesRestored(fullText: string): Names | null {
  const found = partsOf(fullText, [IN_BEFORE], [IN_BEHIND]);
  if (!found) return null;
  const { object, subject, rest } = found;
  const after = wordsOf(object);
  const part = wordsOf(object.split(CLAUSE_END)[0] ?? "");
  const isPart = beginsWith(part);
  const isSubject = STAYS_AWAY.test(wordsOf(rest)) ? () => false : endOf(subject);
  const isBack = (words: string) => !STAYS_AWAY.test(after.slice(words.length).trim());
  return (title) => {
    const words = wordsOf(title);
    if (words === "") return false;
    return (
      (`${after} `.startsWith(`${words} `) && isBack(words)) ||
      (isPart(words) && isBack(part)) ||
      isSubject(words)
    );
  };
}

/** Whether a text is the start of the words of a title. */
const beginsWith = (part: string) => (words: string) =>
  part.length >= SHORTEST_PART && `${words} `.startsWith(`${part} `);

/** Whether the words of a title, or its first word, stand at the end of a text. */
function endOf(subject: string): (words: string) => boolean {
  const first = wordsOf(FIRST_WORD.exec(subject)?.[1] ?? "");
  const all = ` ${wordsOf(subject)}`;
  return (words) => all.endsWith(` ${words}`) || (first !== "" && `${words} `.startsWith(`${first} `));
}

/**
 * Returns what stands behind the verb of a sentence that names its title there, and for a sentence that starts with its
 * title what stands before the verb, the verb and what follows it; null if the sentence has no such verb, or doubts it.
 */
function partsOf(fullText: string, verbs: readonly RegExp[], behind: readonly RegExp[]) {
  const text = fullText.slice(0, LONGEST_SENTENCE);
  if (text.includes("?")) return null;
  const verb = verbs.map((one) => one.exec(text)).find((one) => one !== null);
  const end = behind.map((one) => one.exec(text)).find((one) => one !== null);
  const before = verb ? text.slice(0, verb.index) : "";
  const clause = before.split(/[,;.:!]/).at(-1) ?? "";
  if ((!verb && !end) || CONDITION.test(before) || UNSURE.test(clause.replace(IN_CAPITALS, ""))) return null;
  return {
    object: verb ? text.slice(verb.index + verb[0].length) : "",
    subject: end ? text.slice(0, end.index) : "",
    predicate: end?.[0] ?? "",
    rest: end ? text.slice(end.index + end[0].length) : "",
  };
}
