import { fold } from "#/contract/fold.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { isOfCatalogue } from "./meanings.ts";
import { BARRIER, isQuality, isThing, leadsToInstrument, leadsToThing, type Negation } from "./negations.ts";
import type { Scanned } from "./scanned.ts";
import { AVOIDED, CARRYING, DESCRIBING, NEGATORS, NEGATORS_AFTER, RELATIVES } from "./vocabulary.ts";
import { type Word, wordsOf } from "./words.ts";

type Told = Pick<Scanned, "words" | "means">;

const meaningsOf = ({ means }: Told): readonly Meaning[] => (means.kind === "phrase" ? means.meanings : []);
const isUnknown = ({ means }: Told) => means.kind === "text" && !means.isQuoted;
const isName = ({ words }: Told) => /^\p{Lu}[\p{Ll}\p{M}]/u.test(words);
/** Whether only French knows a word: in English what describes a thing stands before it, “no drums, dreamy pads”. */
const isFrench = (part: Told) =>
  meaningsOf(part).length > 0 && meaningsOf(part).every(({ lang }) => lang === "fr");
const isPlace = (meaning: Meaning) =>
  meaning.kind === "territory" || (meaning.kind === "entry" && meaning.entry.leads.first === "country");
const isPlural = ({ words }: Told) => /[sx]$/i.test(words);

const isTerm = ({ kind }: Meaning) => kind === "term";

/** Between a style and whom it is called after: «à la Einaudi», “like Einaudi”. */
const AFTER = /^\s+(?:\p{L} la|fa\p{L}on|fa\p{L}on de|genre|style|like|in the style of)\s+$/iu;

/** A negation that has negated `last`, and the part that follows it with no sign between. */
interface Following {
  last: Told;
  next: Told;
  /** The text between both. */
  between: string;
  /** Whether the negation is one of things, “no” or «pas de». */
  isOfThings: boolean;
  /** Whether most words of the brief begin with capitals, which tell no names then. */
  isTitled: boolean;
}

/**
 * Tells how far a negation reaches beyond the part it has negated: `also` excludes the next part too (the rest of a name
 * or of an unknown term, “NOT Girl From Ipanema”), `instead` excludes it in place of what only describes it (“no modern
 * drum kit”), `left` leaves aside what describes the thing («pas de percus épiques»). Null where it is asked for on its
 * own.
 */
export function reachOf(
  { last, next, between, isOfThings, isTitled }: Following,
  { terms }: Lexicon,
): "also" | "instead" | "left" | null {
  const [negated, told] = [meaningsOf(last), meaningsOf(next)];
  const isNamed = AFTER.test(between)
    ? !leadsToInstrument(negated, terms)
    : isName(last) && !leadsToThing(negated, terms);
  if (isName(next) && isNamed && !isTitled) return "also";
  if (between.trim() !== "") return null;
  if (isUnknown(last) && isUnknown(next)) return "also";
  if (isOfThings && DESCRIBING.has(fold(last.words)) && isThing(told, terms)) return "instead";
  // A country says what a thing is like: “no American trailer”, «pas de trailer américain».
  const [isFromPlace, isOfPlace] = [negated.some(isPlace), told.some(isPlace)];
  const isMusic = (meanings: readonly Meaning[]) => meanings.some(isTerm) || leadsToThing(meanings, terms);
  if (isOfThings && isFromPlace && !isOfPlace && isMusic(told)) return "instead";
  if (told.some(({ lang }) => lang === "fr") && isOfPlace && !isFromPlace && isMusic(negated)) return "left";
  // Number tells what belongs together: «sans batterie, doux» is often typed without its comma.
  const describes = isFrench(next) && isPlural(last) && isPlural(next) && isQuality(told, terms);
  return describes && isThing(negated, terms) ? "left" : null;
}

/**
 * Returns how many words from `at` on negate the part right before them, with nothing after that they could negate
 * instead: «chœur interdit», «claps à éviter»; 0 for none.
 */
export function negatingAfter(
  text: string,
  { words, at, previousEnd }: { words: readonly Word[]; at: number; previousEnd: number },
  { last, lexicon }: { last: Scanned | undefined; lexicon: Lexicon },
): number {
  const [word, next] = [words[at] as Word, words[at + 1]];
  const isAvoided = (word.text === "a" || word.text === "to") && next !== undefined && AVOIDED.has(next.text);
  if (last?.mode !== "wanted" || last.end !== previousEnd) return 0;
  if (!isAvoided && !NEGATORS_AFTER.has(word.text)) return 0;
  const count = isAvoided ? 2 : 1;
  const [end, following] = [words[at + count - 1] as Word, words[at + count]];
  const isLast = following === undefined || BARRIER.test(text.slice(end.end, following.start));
  // «chœur interdit» excludes a choir, «amour interdit» is a story.
  const isMusical = isOfCatalogue(last) || leadsToThing(meaningsOf(last), lexicon.terms);
  const isClear = word.text === "non" || isAvoided || isMusical;
  return isLast && isClear && !BARRIER.test(text.slice(previousEnd, word.start)) ? count : 0;
}

/** Right behind a negator these are things: “no sound design”. */
const THING_OR_VERB = /^(?:sound|look)$/;

/**
 * Returns whether a word only carries a negation on to the next ones: «tout ce qui sonne», “anything that feels”.
 * @param phraseLength of the phrase that begins with it: “no feel good” is about feel-good music
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

/** Returns whether a quotation is a kind of music that is known, with or without its country: «"trailer américain"». */
export function isKnownKind(quoted: string, { phrases }: Lexicon): boolean {
  const words = wordsOf(quoted);
  const first = phrases.longest(words);
  if (!first || first.length === words.length) return first !== null;
  const rest = phrases.longest(words.slice(first.length));
  const isWhole = rest?.length === words.length - first.length;
  return isWhole && first.meanings.some(isPlace) !== rest.meanings.some(isPlace);
}
