import { dislikeAt, MOST_WORDS } from "./dislikes.ts";
import { degreeAt } from "./lesser.ts";
import type { Meaning } from "./lexicon.ts";
import { BARRIER } from "./negations.ts";
import type { Phrase } from "./phrases.ts";
import type { Degree } from "./scanned.ts";
import { DESCRIBING, NEGATOR_PHRASES, NEGATORS, NEGATORS_OF_THINGS, PARTITIVES } from "./vocabulary.ts";
import { isShouted, isSummedUp, openingAt } from "./whole-phrases.ts";
import type { Word } from "./words.ts";

/** A word that negates the next ones. */
export interface Negation {
  start: number;
  /** Where the negating words end. */
  end: number;
  /** Whether it has negated something already. */
  isSpent: boolean;
  /** Whether it negates a quality only: “not sad piano” wants a piano. */
  isOfQuality?: boolean;
  /** Whether it negates things, qualities included: “no modern drum kit”, «pas de gros tambours». */
  isOfThings?: boolean;
  /** Whether it only drops the rejected alternative of a comparison: «plutôt bossa que folk». */
  isAside?: boolean;
  /** Whether it only drops what there is too much of: “too dark”. */
  isExcess?: boolean;
  /** Whether it rejects all that follows in its clause: “NOT another epic trailer brass thing”. */
  isWhole?: boolean;
  degree?: Degree | undefined;
  /** Where the describing words end that were left aside behind the negated thing. */
  reached?: number;
  /** Where its list ends, whose signs and conjunctions join the items: “no vocals, chants or choir”. */
  until?: number;
}

/** Words behind “not” with which it negates a thing, words that do so before «de», and those after which «ni» does not. */
const BEFORE_THING = /^(?:an?|any|another)$/;
const OF_THING = /^(?:pas|jamais|plus)$/;
const BEFORE_QUALITY = /^(?:trop|tres|si|aussi|plus|moins|vraiment)$/;

/** Returns whether a negating word, with the next one, is about things: “no”, “not a”, «pas de». */
const isOfThings = ({ text }: Word, next: Word | undefined) =>
  NEGATORS_OF_THINGS.has(text) ||
  (OF_THING.test(text) && PARTITIVES.has(next?.text ?? "")) ||
  (text === "ni" && !BEFORE_QUALITY.test(next?.text ?? "")) ||
  (text === "nothing" && next?.text === "like") ||
  (text === "not" && BEFORE_THING.test(next?.text ?? ""));

/** Returns the negation that the word at `at` begins. */
export function negationBy(text: string, words: readonly Word[], at: number): Omit<Negation, "isSpent"> {
  const word = words[at] as Word;
  const degree = degreeAt(text, words, at);
  return {
    start: word.start,
    end: word.end,
    isOfQuality: word.text === "not" && !isOfThings(word, words[at + 1]),
    isOfThings: isOfThings(word, words[at + 1]),
    isWhole: isSummedUp(text, words, at) || (degree === undefined && isShouted(text, words, at)),
    degree,
  };
}

const LONGEST_NEGATOR = 3;

/**
 * Dislikes in words that stories use too. Only music is refused by them: «sortir du tuba», not «sortir du coma»; “they
 * did not play drums”, not “the war did not bring hope”.
 */
const OF_STORIES =
  /(?:^| )(?:(?:changer|sortir) (?:du|des)|tout le monde (?:met|utilise)|(?:(?:doesn|didn) ?t|(?:does|did) not) (?:[a-z]+ ){0,3}(?:bring|add|play|give|offer)|(?:refuse|rejete|retoque|banni|proscrit|exclu|ecarte|recale|rejected|refused|turned down|ruled out))(?: |$)/;
/** Words between such a dislike and the thing. */
const ARTICLE = /^(?:du|de|des|d|le|la|les|l|the|his|her|their)$/;
const MUSICAL = ["instruments", "genres", "subgenres"];
const isMusical = (meaning: Meaning) =>
  (meaning.kind === "term" && MUSICAL.includes(meaning.term.taxonomy)) ||
  (meaning.kind === "entry" && meaning.entry.topic === "music");

/**
 * Returns how many words from `at` on form a negation; 0 if they form none, if punctuation separates them (except in
 * “w/o”), or if one of them begins a longer phrase: «au lieu de mémoire».
 */
function negatorAt(
  text: string,
  words: readonly Word[],
  at: number,
  phraseAt: (index: number) => Phrase<Meaning> | null,
): number {
  for (let length = LONGEST_NEGATOR; length > 1; length -= 1) {
    const taken = words.slice(at, at + length);
    if (!NEGATOR_PHRASES.has(taken.map((word) => word.text).join(" "))) continue;
    const typed = text.slice(taken[0]?.start, taken.at(-1)?.end);
    const isParted = BARRIER.test(typed) && !/^w\/o$/i.test(typed);
    const goesOn = taken.some((_, from) => from + (phraseAt(at + from)?.length ?? 0) > taken.length);
    return isParted || goesOn ? 0 : taken.length;
  }
  let end = at + 1;
  while (
    end < Math.min(words.length, at + MOST_WORDS) &&
    !BARRIER.test(text.slice(words[end - 1]?.end, words[end]?.start))
  )
    end += 1;
  const length = dislikeAt(words, at, end);
  const said = words.slice(at, at + length).map((word) => word.text);
  if (!OF_STORIES.test(said.join(" "))) return length;
  let thing = at + length;
  while (thing < end && ARTICLE.test((words[thing] as Word).text)) thing += 1;
  const isOfMusic = [thing, thing + 1].some(
    (from) => from < end && phraseAt(from)?.meanings.some(isMusical) === true,
  );
  return isOfMusic ? length : 0;
}

/** First words of negations that are about qualities: “isn’t sad”. */
const IS_NOT = /^(?:isn|aren|wasn|shouldn|mustn)$/;

/** Endings by which a word becomes an adjective: “reverb-y”. */
const SUFFIX = /^(?:y|ish|esque|ey)$/;

/**
 * Returns how many words from `at` on only describe the known thing behind them, which the negation is about: “no reverb-y
 * synth pads”, «sans grosses montées»; 0 for none.
 */
function emptyAt(
  text: string,
  words: readonly Word[],
  at: number,
  phraseAt: (index: number) => Phrase<Meaning> | null,
): number {
  let from = at;
  while (from < words.length && PARTITIVES.has((words[from] as Word).text)) from += 1;
  const [word, next] = [words[from], words[from + 1]];
  if (!word || !next) return 0;
  const isSuffixed = SUFFIX.test(next.text) && text.slice(word.end, next.start) === "-";
  const isEmpty = DESCRIBING.has(word.text) && phraseAt(from) === null;
  const behind = isSuffixed ? from + 2 : from + 1;
  const thing = words[behind];
  if (!(isSuffixed || isEmpty) || !thing) return 0;
  const isParted = BARRIER.test(text.slice((words[behind - 1] as Word).end, thing.start));
  return !isParted && phraseAt(behind) !== null ? behind - at : 0;
}

/**
 * Returns how many words from `at` on form a negation of several words, and whether it rejects all that follows; length
 * 0 if they form none.
 */
export function longNegatorAt(
  text: string,
  words: readonly Word[],
  at: number,
  phraseAt: (index: number) => Phrase<Meaning> | null,
): Pick<Negation, "isWhole" | "isOfThings" | "degree"> & { length: number } {
  const several = negatorAt(text, words, at, phraseAt);
  const own = several || Number(NEGATORS.has((words[at] as Word).text));
  if (own === 0) return { length: 0, isWhole: false };
  const opening = openingAt(words, at + own);
  const isSummed = several > 0 && isSummedUp(text, words, at + several - 1);
  const empty = opening === 0 ? emptyAt(text, words, at + own, phraseAt) : 0;
  if (empty > 0)
    return { length: own + empty, isWhole: false, isOfThings: true, degree: degreeAt(text, words, at) };
  if (opening === 0) {
    const isOfThings = several > 0 && !IS_NOT.test((words[at] as Word).text);
    return { length: several, isWhole: isSummed, isOfThings, degree: degreeAt(text, words, at) };
  }
  const isParted = words
    .slice(at + own, at + own + opening)
    .some(({ start }, index) => BARRIER.test(text.slice((words[at + own + index - 1] as Word).end, start)));
  return isParted ? { length: several, isWhole: false } : { length: own + opening, isWhole: true };
}
