import type { Lexicon, Meaning } from "./lexicon.ts";
import { BARRIER, isQuality, isTempo, isThing, leadsToInstrument, namesDrums } from "./negations.ts";
import type { Word } from "./words.ts";

const MODE = /^(?:major|minor|majeur|mineur)$/;
const INFLECTED_MODE = /^(?:majors|minors|majeure?s?|mineure?s?)$/;
const ENGLISH = /^(?:major|minor)$/;
const JOINING = /^(?:and|or|et|ou)$/;
/** Words that leave a mode as it is: «plutôt mineur». */
const ADVERB = /^(?:plutot|surtout|principalement|tres|mostly|mainly|rather|preferably|ideally|idealement)$/;
/** Maximum number of words of a thing before its mode: «trio à cordes mineur». */
const MOST_WORDS = 3;

export const namesMode = ({ text }: Word) => MODE.test(text) || INFLECTED_MODE.test(text);

const isParted = (text: string, one: Word | undefined, other: Word | undefined) =>
  !one ||
  !other ||
  BARRIER.test(text.slice(one.end, other.start)) ||
  /[()]/.test(text.slice(one.end, other.start));

/** Returns the meanings of the longest phrase that ends before the word at `end`; none if there is no such phrase. */
function meaningsBefore(words: readonly Word[], end: number, { phrases }: Lexicon): readonly Meaning[] {
  for (let length = Math.min(MOST_WORDS, end); length > 0; length -= 1) {
    const phrase = phrases.longest(words.slice(end - length, end).map(({ text }) => text));
    if (phrase?.length === length) return phrase.meanings;
  }
  return [];
}

/**
 * Returns whether “major” or «mineur» alone names a key: as a clause of its own, after “in” or «en», beside the other
 * mode, or beside a thing that has a key: «piano majeur», “slow minor strings”. In “a major brand” and “minor
 * percussion” it does not; “minor key” is a phrase of its own.
 * @param isMeaningless whether a word says nothing about the music
 */
export function isMode(
  words: readonly Word[],
  at: number,
  {
    text,
    lexicon,
    isMeaningless,
  }: { text: string; lexicon: Lexicon; isMeaningless: (word: Word) => boolean },
): boolean {
  const [before, word, after] = [words[at - 1], words[at] as Word, words[at + 1]];
  const [isFirst, isLast] = [isParted(text, before, word), isParted(text, word, after)];
  const isExact = MODE.test(word.text);
  if (isExact && (isFirst || before?.text === "en") && (isLast || !isFirst)) return true;
  const isEnd = isLast || (after !== undefined && (isMeaningless(after) || JOINING.test(after.text)));
  if (isExact && before?.text === "in") return isEnd;
  if (isExact && before && ADVERB.test(before.text)) return isEnd;
  const other = JOINING.test(after?.text ?? "") ? words[at + 2] : undefined;
  if (isExact && other && MODE.test(other.text)) return true;
  const isJoined = before !== undefined && JOINING.test(before.text);
  if (isExact && isJoined && MODE.test(words[at - 2]?.text ?? "")) return true;
  const { terms } = lexicon;
  const said = isFirst ? [] : meaningsBefore(words, isJoined ? at - 1 : at, lexicon);
  const isPitched = (isThing(said, terms) || leadsToInstrument(said, terms)) && !namesDrums(said);
  const isOfThing = isPitched && !isJoined && (isEnd || !ENGLISH.test(word.text));
  const isOfFeeling = isExact && isLast && (said.some(isTempo) || isQuality(said, terms));
  if (isOfThing || isOfFeeling) return true;
  const isDescribing = isFirst || said.some(isTempo) || isQuality(said, terms);
  if (!ENGLISH.test(word.text) || isLast || !isDescribing) return false;
  const thing = lexicon.phrases.longest(words.slice(at + 1, at + 1 + MOST_WORDS).map((one) => one.text));
  const meanings = thing?.meanings ?? [];
  return isThing(meanings, terms) && leadsToInstrument(meanings, terms) && !namesDrums(meanings);
}
