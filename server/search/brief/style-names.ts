import { decadeAt } from "./decades.ts";
import type { Figure } from "./figures.ts";
import type { Meaning } from "./lexicon.ts";
import { LIKENING } from "./likening.ts";
import { BARRIER, isThing } from "./negations.ts";
import { meaningAt, type PhraseContext } from "./phrase-at.ts";
import { isLinkWord, type Phrase } from "./phrases.ts";
import { isTitleCase, type Word } from "./words.ts";

/** Maximum number of letters before a name in which a likening is looked for: “in the manner of”. */
const MOST_BEFORE = 40;
/** Maximum number of words of a name. */
const MOST_WORDS = 5;
/** The word under which the thesaurus holds styles by a surname alone: «façon Carpenter». */
const STYLE = "facon";
const CAPITAL = /^\p{Lu}/u;
const CONNECTING = /^(?:de|du|des|la|le|von|van|of|the|and|et)$/;
/** Ends of a likening after which a capital begins a name: “like Cash”; after “style” it may begin a kind of music. */
const CLEAR_FRENCH = /(?:fa\p{L}on|\p{L} la|comme|d[eu'’]|par)\s*$/iu;
const CLEAR_ENGLISH = /(?:like|of|by|to)\s+$/i;

/** A name after a likening; null as its phrase if neither the catalogue nor the thesaurus knows it. */
interface StyleName {
  length: number;
  phrase: Phrase<Meaning> | null;
}

/** Returns how many words from `at` on are one name in capitals: “Massive Attack”, “Chariots of Fire”. */
function nameLength(words: readonly Word[], at: number, text: string): number {
  let length = 0;
  for (let next = at; next < Math.min(words.length, at + MOST_WORDS); next += 1) {
    const { start, end } = words[next] as Word;
    if (next > at && BARRIER.test(text.slice(words[next - 1]?.end, start))) break;
    if (CAPITAL.test(text.slice(start, end))) length = next - at + 1;
    else if (next === at || !CONNECTING.test(words[next]?.text ?? "")) break;
  }
  return length;
}

const isNamed = (meaning: Meaning) => meaning.kind !== "entry" || /\p{Lu}/u.test(meaning.form);

/**
 * Returns the name that begins at a word after «façon», “like” or “in the style of”; null if there is none, or if its
 * words are read as others are: “like Ennio Morricone”, “style Jazz”. The words of an unknown name mean nothing else:
 * “Massive Attack” is no attack.
 */
function styleNameAt(words: readonly Word[], at: number, { text, lexicon }: PhraseContext): StyleName | null {
  const { start, text: first } = words[at] as Word;
  // A band may begin with its article: “like The Cure”.
  if (isLinkWord(first) && nameLength(words, at, text) < 2) return null;
  const before = text.slice(Math.max(0, start - MOST_BEFORE), start);
  if (!LIKENING.test(before)) return null;
  const folded = words.slice(at, at + MOST_WORDS).map((word) => word.text);
  const style = lexicon.phrases.longest([STYLE, ...folded]);
  if (style && style.length > 1) return { length: style.length - 1, phrase: style };
  const length = nameLength(words, at, text);
  if (length === 0 || isTitleCase(text) || decadeAt(words.slice(at), text)) return null;
  const known = lexicon.phrases.longest(folded);
  if (known && (known.meanings.some(isNamed) || isThing(known.meanings, lexicon.terms))) return null;
  const [isFrench, isEnglish] = [CLEAR_FRENCH.test(before), CLEAR_ENGLISH.test(before)];
  if (length === 1 && !isFrench && !isEnglish) return null;
  // «Façon Guinguette» is a kind of place, «façon Carpenter» no carpenter.
  const isWhole = known !== null && known.length >= length;
  if (isWhole && !isEnglish && known.meanings.some(({ lang }) => lang !== "en")) return null;
  return { length, phrase: null };
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
  const name = styleNameAt(words, at, around);
  if (!name) return meaning;
  const { length, phrase } = name;
  if (phrase) return { figure: undefined, phrase: { ...phrase, length } };
  const [{ start }, { end }] = [words[at] as Word, words[at + length - 1] as Word];
  return { figure: { kind: "unsearchable", start, end }, phrase: null };
}
