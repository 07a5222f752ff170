import { decadeAt } from "./decades.ts";
import type { Figure } from "./figures.ts";
import type { Meaning } from "./lexicon.ts";
import { LIKENING } from "./likening.ts";
import { CAPITAL, isUnknown, MOST_WORDS, nameAmid, nameLength, namesLength } from "./name-runs.ts";
import { isThing } from "./negations.ts";
import { meaningAt, type PhraseContext } from "./phrase-at.ts";
import { isLinkWord, type Phrase } from "./phrases.ts";
import { FILLERS } from "./vocabulary.ts";
import { isTitleCase, type Word } from "./words.ts";

/** Maximum number of letters before a name in which a likening is looked for: “in the manner of”. */
const MOST_BEFORE = 80;
/** The word under which the thesaurus holds styles by a surname alone: «façon Carpenter». */
const STYLE = "facon";
/** Ends of a likening after which a capital begins a name: “like Cash”; after “style” it may begin a kind of music. */
const CLEAR_FRENCH = /(?:fa\p{L}on|\p{L} la|comme|d[eu'’]|par)\s*$/iu;
const CLEAR_ENGLISH = /(?:like|of|by|to)\s+$/i;

/** Names before another one of the same reference: “Drive /”, “Pride & Prejudice (”. */
const NAME = "\\p{Lu}[\\p{L}\\p{N}'’.-]*";
const BETWEEN_NAMES = "(?:\\s?[/&+(]\\s?|\\s(?:(?:de|du|of|the|le|la|and|et)\\s)?)";
const NAMES_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])${NAME}(?:${BETWEEN_NAMES}${NAME}){0,7}\\s?[/&+(]\\s?$`,
  "u",
);
/** A sign between two names of one reference, or a bracket with who made it: “Drive (Cliff Martinez)”. */
const JOINING_BEHIND = /^\s*[/&+(]\s*$/;
/** Words behind a name that make it a manner: “Ocean’s Eleven vibe”. */
const MANNER_BEHIND =
  /^(?:\s+(?:vibes?|feel(?!\s+good)|feeling|style|energy|mood|territory|type)(?!\p{L})|-?(?:esque|ish|like|style)(?!\p{L}))/iu;
const SENTENCE_START = /(?:^|[.!?\n])\s*$/;

/** A name after a likening; null as its phrase if neither the catalogue nor the thesaurus knows it. */
interface StyleName {
  length: number;
  phrase: Phrase<Meaning> | null;
}

/** Returns whether a sign joins a name with an unknown word to the words before `at`. */
function isBeforeName(words: readonly Word[], at: number, around: PhraseContext): boolean {
  const [last, next] = [words[at - 1], words[at]];
  const isJoined = last && next && JOINING_BEHIND.test(around.text.slice(last.end, next.start));
  const length = isJoined ? nameLength(words, at, around.text) : 0;
  return words.slice(at, at + length).some((word) => isUnknown(word, around));
}

/**
 * Returns how many words from `at` on are names before “vibe” or “feel”, of which one at least is unknown: “Lalo
 * Schifrin / Ocean’s Eleven vibe”; 0 for none. “Latin Jazz vibe” is read as other words are.
 */
function namesBeforeManner(words: readonly Word[], at: number, around: PhraseContext): number {
  const { text, lexicon } = around;
  const { start, text: first } = words[at] as Word;
  if (FILLERS.has(first)) return 0;
  const length = namesLength(words, at, text);
  const last = words[at + length - 1];
  if (!last || length < 2 || !MANNER_BEHIND.test(text.slice(last.end)) || isTitleCase(text)) return 0;
  const known = lexicon.phrases.longest(words.slice(at, at + MOST_WORDS).map((word) => word.text));
  if (known && (known.length > 1 || SENTENCE_START.test(text.slice(0, start)))) return 0;
  if (known && isThing(known.meanings, lexicon.terms)) return 0;
  return words.slice(at, at + length).some((word) => isUnknown(word, around)) ? length : 0;
}

const isMood = (meaning: Meaning) =>
  meaning.kind === "term" && ["moods", "nuances"].includes(meaning.term.taxonomy);

/** Returns whether a phrase is a musician’s name in the thesaurus: the words behind it are no part of it. */
const namesMusician = ({ meanings }: Phrase<Meaning>) =>
  meanings.some((meaning) => meaning.kind === "entry" && meaning.entry.topic === "music");

const isNamed = (meaning: Meaning) => meaning.kind !== "entry" || /\p{Lu}/u.test(meaning.form);

/** The article of a name after a likening: «comme les Nuits de Bahia». */
const ARTICLE = /(?<!\p{L})(?:les?|la|l['’]|the)\s*$/iu;
const isArticleBefore = (said: string, length: number) =>
  length > 1 && ARTICLE.test(said) && LIKENING.test(said.replace(ARTICLE, ""));

/**
 * Returns the name that begins at a word after «façon», “like” or “in the style of”; null if there is none, or if its
 * words are read as others are: “like Ennio Morricone”, “style Jazz”. The words of an unknown name mean nothing else:
 * “Massive Attack” is no attack.
 */
function styleNameAt(words: readonly Word[], at: number, around: PhraseContext): StyleName | null {
  const { text, lexicon } = around;
  const { start, text: first } = words[at] as Word;
  // A band may begin with its article: “like The Cure”.
  if (isLinkWord(first) && nameLength(words, at, text) < 2) return null;
  const said = text.slice(Math.max(0, start - MOST_BEFORE), start);
  const before = LIKENING.test(said) ? said : said.replace(NAMES_BEFORE, "");
  if (!LIKENING.test(before) && !isArticleBefore(said, nameLength(words, at, text))) return null;
  const folded = words.slice(at, at + MOST_WORDS).map((word) => word.text);
  const style = lexicon.phrases.longest([STYLE, ...folded]);
  if (style && style.length > 1) return { length: style.length - 1, phrase: style };
  const length = nameLength(words, at, text);
  if (length === 0 || isTitleCase(text) || decadeAt(words.slice(at), text)) return null;
  const known = lexicon.phrases.longest(folded);
  if (known && isThing(known.meanings, lexicon.terms)) return null;
  const isOfMusic = known?.meanings.every(({ kind }) => kind !== "entry") ?? false;
  const isPart =
    known !== null && known.length < length && (known.length === 1 || !(isOfMusic || namesMusician(known)));
  // In “à la Drive / Kavinsky” a second name follows, which is no word.
  const isBesideName = before !== said || isBeforeName(words, at + length, around);
  if (isBesideName && (known === null || isPart || known.meanings.some(isMood)))
    return { length, phrase: null };
  if (known && !isPart && known.meanings.some(isNamed)) return null;
  const [isFrench, isEnglish] = [CLEAR_FRENCH.test(before), CLEAR_ENGLISH.test(before)];
  if (length === 1 && !isFrench && !isEnglish) return null;
  // «Façon Guinguette» is a kind of place, «façon Carpenter» no carpenter.
  const isWhole = known !== null && known.length >= length;
  if (isWhole && !isEnglish && known.meanings.some(({ lang }) => lang !== "en")) return null;
  return { length, phrase: null };
}

/** Minimum number of words of a person’s name before a title: “Max Richter’s …”, not “Christmas’s”. */
const LEAST_OF_PERSON = 2;
const OWNED = /^['’]s\s(?=\p{Lu})/u;

const isPlace = (meaning: Meaning) =>
  meaning.kind === "territory" || (meaning.kind === "entry" && meaning.entry.leads.first === "country");

/**
 * Returns a known name with the title behind it, which means nothing else: “Hans Zimmer’s Time” is no time. A title that
 * names a thing is read as other words are: “Erik Satie’s Piano Pieces”.
 */
function withTitle(
  phrase: Phrase<Meaning>,
  words: readonly Word[],
  at: number,
  { text, lexicon }: PhraseContext,
): Phrase<Meaning> {
  const { length, meanings } = phrase;
  const { end } = words[at + length - 1] as Word;
  if (length < LEAST_OF_PERSON || !meanings.some(isNamed) || meanings.some(isPlace)) return phrase;
  if (!CAPITAL.test(text.slice(words[at]?.start)) || !OWNED.test(text.slice(end)) || isTitleCase(text))
    return phrase;
  const from = at + length + 1;
  const title = nameLength(words, from, text);
  const known = lexicon.phrases.longest(words.slice(from, from + title).map((word) => word.text));
  return known && isThing(known.meanings, lexicon.terms) ? phrase : { ...phrase, length: length + 1 + title };
}

/**
 * Returns the figure or the phrase at a word; an unknown name, «façon Duchmol», is an unsearchable figure. With
 * `isAlone`, and after a negation, a name is read as other words are.
 */
export function readingAt(
  words: readonly Word[],
  at: number,
  around: PhraseContext & { isAlone: boolean | undefined },
): { figure: Figure | undefined; phrase: Phrase<Meaning> | null } {
  const meaning = meaningAt(words, at, around);
  if (meaning.figure || around.negation || around.isAlone) return meaning;
  const before = namesBeforeManner(words, at, around);
  const other = before || nameAmid(words, at, around);
  const name = other > 0 ? { length: other, phrase: null } : styleNameAt(words, at, around);
  if (!name)
    return meaning.phrase ? { ...meaning, phrase: withTitle(meaning.phrase, words, at, around) } : meaning;
  const { length, phrase } = name;
  if (phrase) return { figure: undefined, phrase: { ...phrase, length } };
  const [{ start }, { end }] = [words[at] as Word, words[at + length - 1] as Word];
  return { figure: { kind: "unsearchable", start, end }, phrase: null };
}
