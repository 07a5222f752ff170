import { fold } from "#/contract/fold.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { BARRIER, isKindOfMusic, isQuality, isThing, leadsToInstrument, leadsToThing } from "./negations.ts";
import type { Negation } from "./negators.ts";
import {
  type Following,
  isFrench,
  isPlace,
  isPlayedBy,
  isPlural,
  isUnknown,
  meaningsOf,
  type Reach,
  reachOfThing,
  type Wording,
} from "./reach-of-things.ts";
import {
  CARRYING,
  COMPARING,
  DESCRIBING,
  NEGATION_ENDS,
  NEGATORS,
  RELATIVES,
  WITH_WORDS,
} from "./vocabulary.ts";
import { foldedWords, type Word } from "./words.ts";

const isName = ({ words }: Wording) => /^\p{Lu}[\p{Ll}\p{M}]/u.test(words);
const isTerm = ({ kind }: Meaning) => kind === "term";
const isOfMusic = (meaning: Meaning) =>
  isTerm(meaning) || (meaning.kind === "entry" && meaning.entry.topic === "music");

/** Words between a style and the person it is named after: «à la Einaudi», “like Einaudi”. */
const BEFORE_NAME = /^\s+(?:\p{L} la|fa\p{L}on|fa\p{L}on de|genre|style|like|in the style of)\s+$/iu;

/** Words between a refused thing and the manner in which it is refused: «sans percussions façon péplum». */
const BEFORE_MANNER =
  /^\s+(?:fa\p{L}on|style|genre|in the style of|in the manner of)\s(?:an? |the |une? )?[^,;.:!?()\n]*$/iu;
/** Words between what is refused and an example of it: «pas moderne type electro swing», “no percussion such as congas”. */
const BEFORE_EXAMPLE =
  /^\s+(?:(?:stuff|sounds?|things?|trucs?|sons?|choses?)\s)?(?:(?:du |de )?types?|like|such as|comme)\s(?:de |d['\u2019]|du |des |les? |la |l['\u2019]|an? |the |une? )?$/iu;
/** Text behind a wish that takes the place of what is refused: “no techno ambient instead”. */
const INSTEAD = /^\s+(?:instead|only)(?!\p{L})/iu;
/** Text between a name and the music in its manner: “not Coldplay style rock”. */
const OF_MANNER = /^[\s-]+(?:style|type|like|esque|ish|sounding|inspired|influenced|flavou?red)[\s-]+$/iu;
/** The same as the end of a known reference: “no Hans Zimmer style epic”. */
const NAMED_MANNER = /^\p{Lu}.*[\s-](?:style|type|like)$/u;
/** What marks the words before it as a manner: “Hollywood-style”. */
const STYLED = /^[\s-](?:style|like)(?!\p{L})/iu;
const DECADE_BEHIND = /^\s+(?:des\s+)?$/i;
const FRENCH_DECADE = /^ann\p{L}es\s/iu;
const ENGLISH_DECADE = /^(?:19|20)?\d0s(?!\p{L})/u;

/** Text before the last item of a list without commas: “no birds rain or waves”. */
const LAST_OF_LIST = /^\s+(?:or|nor|ou|ni)\s/i;

/**
 * Returns how far a negation reaches beyond the part it has negated: `also` excludes the next part too (the rest of a
 * name or of an unknown term, “NOT Girl From Ipanema”), `instead` excludes it in place of its adjective (“no modern
 * drum kit”), `left` drops it as the adjective or the manner of the negated thing («pas de percus épiques», «sans percus
 * façon péplum»). Null if the next part is a wish of its own.
 */
export function reachOf(part: Following, { terms }: Lexicon): Reach | null {
  const { last, next, negation, isTitleCase } = part;
  const { text, from, start, end } = part.place;
  const [negated, following] = [meaningsOf(last), meaningsOf(next)];
  const { isOfThings = false, reached = 0 } = negation;
  const between = text.slice(from, start);
  const near = text.slice(Math.max(from, reached), start);
  if (reached > 0 && BEFORE_NAME.test(near)) return "left";
  const isNamed = BEFORE_NAME.test(between)
    ? !leadsToInstrument(negated, terms)
    : isName(last) && !leadsToThing(negated, terms);
  if (isName(next) && isNamed && !isTitleCase) return "also";
  const isInManner = isName(last) && !isTitleCase && OF_MANNER.test(between);
  if (isInManner || (NAMED_MANNER.test(last.words) && between.trim() === "")) return "left";
  if (isUnknown(last) && isUnknown(next) && /^[\s-]*$/.test(between)) return "also";
  if (between === "-" && negated.length > 0 && following.length > 0) return "also";
  // The manner of a refused thing is no wish: “no brass Hollywood-style”, «pas de swing années 40».
  const isManner =
    (BEFORE_MANNER.test(between) && !isName(next)) ||
    (/^\s+$/.test(between) && STYLED.test(text.slice(end))) ||
    (DECADE_BEHIND.test(between) && FRENCH_DECADE.test(next.words));
  const [isPlayed, isPlayedToo] = [isPlayedBy(negated, terms), isPlayedBy(following, terms)];
  const isMusical = isThing(following, terms) || isKindOfMusic(following, terms) || isUnknown(next);
  if (BEFORE_EXAMPLE.test(near) && isMusical && (isPlayedToo || !isPlayed)) return "also";
  // A kind of music does without an instrument: «sans batterie style bossa nova».
  const isWish = isKindOfMusic(following, terms) && isPlayed;
  if (isManner && negated.length > 0 && !isWish) return "left";
  const ofThing = isOfThings && !INSTEAD.test(text.slice(end)) ? reachOfThing(part, near, terms) : null;
  if (between.trim() !== "") return ofThing;
  if (ENGLISH_DECADE.test(last.words) && following.some(isOfMusic)) return "also";
  if (ENGLISH_DECADE.test(last.words) && isOfThings) return "left";
  // In “no drums piano or guitar” only a comma may be missing.
  const isOfKin = !leadsToInstrument(following, terms) && !isQuality(following, terms);
  if (isOfThings && LAST_OF_LIST.test(text.slice(end)) && (isOfKin || !leadsToThing(negated, terms)))
    return "also";
  if (isOfThings && DESCRIBING.has(fold(last.words)) && isThing(following, terms)) return "instead";
  // A country describes a thing: “no American trailer”, «pas de trailer américain».
  const [isFromPlace, isOfPlace] = [negated.some(isPlace), following.some(isPlace)];
  const isMusic = (meanings: readonly Meaning[]) => meanings.some(isTerm) || leadsToThing(meanings, terms);
  if (isOfThings && isFromPlace && !isOfPlace && isMusic(following)) return "instead";
  if (following.some(({ lang }) => lang === "fr") && isOfPlace && !isFromPlace && isMusic(negated))
    return "left";
  // An adjective agrees with its noun in number: many people type «sans batterie, doux» without the comma.
  const describes = isFrench(next) && isPlural(last) && isPlural(next) && isQuality(following, terms);
  return describes && isThing(negated, terms) ? "left" : ofThing;
}

/** Words that are things, not verbs, right after a negator: “no sound design”, “no screams”. */
const THING_OR_VERB = /^(?:sound|look|screams)$/;

/**
 * Returns whether a word only passes a negation on to the next ones: «tout ce qui sonne», “anything that feels”.
 * @param phraseLength number of words of the phrase that begins here: “no feel good” is about feel-good music
 */
export function carriesAt(
  words: readonly Word[],
  at: number,
  { negation, phraseLength }: { negation: Negation | null; phraseLength: number },
): boolean {
  const [before, word] = [words[at - 1]?.text ?? "", words[at]?.text ?? ""];
  const isBehind = RELATIVES.has(before) || (NEGATORS.has(before) && !THING_OR_VERB.test(word));
  return negation?.isSpent === false && isBehind && phraseLength < 2 && CARRYING.has(word);
}

const PURPOSE = /^(?:for|pour)$/;

/**
 * Returns whether a word ends a negation. The “with” of “nothing with sax” does not, nor that of a phrase that is
 * rejected as a whole; a purpose does not belong to such a phrase: “not another sad song for our film”.
 */
export function endsNegation({ text, start }: Word, negation: Negation | null): boolean {
  if (WITH_WORDS.has(text) && (negation?.isWhole || negation?.end === start - 1)) return false;
  if (PURPOSE.test(text)) return negation?.isWhole === true;
  return NEGATION_ENDS.has(text) || (negation?.isSpent === true && COMPARING.has(text));
}

/** What joins a quotation to what is refused before it: «on sature de braams et de « risers »». */
const JOINING_QUOTATION =
  /^\s*(?:,|(?:et|ou|ni|and|or|nor)(?!\p{L}))\s*(?:(?:de|du|des|the|any)\s+|d['\u2019])?$/iu;

/** Returns whether a negation reaches a quotation at `start`: it has negated nothing yet, or a list goes on. */
export function reachesQuotation(
  text: string,
  negation: Negation | null,
  from: number,
  start: number,
): boolean {
  if (!negation) return false;
  return negation.isSpent
    ? JOINING_QUOTATION.test(text.slice(from, start))
    : !BARRIER.test(text.slice(negation.end, start));
}

/** Returns whether a quotation is a known kind of music, with or without its country: «"trailer américain"». */
export function isKnownKind(quoted: string, { phrases }: Lexicon): boolean {
  const words = foldedWords(quoted);
  const first = phrases.longest(words);
  if (!first || first.length === words.length) return first !== null;
  const rest = phrases.longest(words.slice(first.length));
  const isWhole = rest?.length === words.length - first.length;
  return isWhole && first.meanings.some(isPlace) !== rest.meanings.some(isPlace);
}
