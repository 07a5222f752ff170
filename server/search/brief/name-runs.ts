import type { Meaning } from "./lexicon.ts";
import { BARRIER, isTempo, isThing, leadsToThing } from "./negations.ts";
import type { PhraseContext } from "./phrase-at.ts";
import { isLinkWord } from "./phrases.ts";
import { COUNTS, FILLERS, FILLERS_AMONG_OTHERS } from "./vocabulary.ts";
import { isNameAmid, isTitleCase, type Word } from "./words.ts";

/** Maximum number of words of a name. */
export const MOST_WORDS = 5;
export const CAPITAL = /^\p{Lu}/u;
const CONNECTING = /^(?:de|du|des|la|le|von|van|of|the|and|et)$/;
/** A sign between two names of one reference: “Drive / Kavinsky”. */
const JOINING = /^\s*[/&+]\s*$/;
const POSSESSIVE = /^['’]$/;

/** Returns how many words from `at` on are one name in capitals: “Massive Attack”, “Chariots of Fire”. */
export function nameLength(words: readonly Word[], at: number, text: string): number {
  let length = 0;
  for (let next = at; next < Math.min(words.length, at + MOST_WORDS); next += 1) {
    const { start, end } = words[next] as Word;
    const between = text.slice(words[next - 1]?.end ?? start, start);
    if (next > at && (BARRIER.test(between) || between.includes("("))) break;
    if (words[next]?.text === "s" && POSSESSIVE.test(between)) continue;
    if (CAPITAL.test(text.slice(start, end))) length = next - at + 1;
    else if (next === at || !CONNECTING.test(words[next]?.text ?? "")) break;
  }
  return length;
}

/** Returns how many words from `at` on are one or more names that signs join: “Lalo Schifrin / Ocean’s Eleven”. */
export function namesLength(words: readonly Word[], at: number, text: string): number {
  let length = nameLength(words, at, text);
  for (let added = length; added > 0; length += added) {
    const [last, next] = [words[at + length - 1], words[at + length]];
    const isJoined = last && next && JOINING.test(text.slice(last.end, next.start));
    added = isJoined ? nameLength(words, at + length, text) : 0;
  }
  return length;
}

/** Returns whether nothing but a name explains a word: neither the catalogue, the thesaurus nor a filler. */
export const isUnknown = ({ text }: Word, { lexicon }: PhraseContext) =>
  !/^\d|^s$/.test(text) &&
  !isLinkWord(text) &&
  ![FILLERS, FILLERS_AMONG_OTHERS, COUNTS].some((known) => known.has(text)) &&
  lexicon.phrases.longest([text]) === null;

/** Signs of italics around a title: “for *Lion King*”. */
const ITALICS = [/[*_]$/, /^[*_]/] as const;
const HYPHEN = /^-$/;
/** Text before a name that explains a word: “our founder, Mike Rivers”. */
const BEHIND_COMMA = /\p{L}[,;]?\s?[,;(]\s?$/u;
/** Words before a name all of whose words are known: “the Lion King”, but not “something Dark and Mysterious”. */
const BEFORE_NAME =
  /(?<!\p{L})(?:for|from|of|by|about|at|with|called|named|titled|the|our|my|clients?|brands?|company|agency|pour|de|du|des|les?|la|chez|par|sur|notre|nos|marques?|appel\p{L}+)[\s,(]+$|(?<!\p{L})[dl]['’]$/iu;
const AND = /^(?:and|et)$/;
/** Text before a title that somebody looks for. */
const BEFORE_TITLE =
  /(?<!\p{L})(?:titres?|titles?|chansons?|songs?|morceaux?|tracks?|albums?|cues?)(?: (?:is |est )?(?:titled|called|named|appel\p{L}+|intitul\p{L}+))?\s+(?:the |la |le |les )?$/iu;
/** Maximum number of letters of such words. */
const MOST_BEFORE = 40;

const isOfMusic = (meaning: Meaning) => meaning.kind !== "entry" || meaning.entry.topic === "music";

/** Returns whether a word of a name names music or a place by itself: “Soft Piano”, “Rio Carnival”. */
const isWish = ({ text }: Word, { lexicon: { phrases, terms } }: PhraseContext) => {
  const meanings = phrases.longest([text])?.meanings ?? [];
  return (
    isThing(meanings, terms) ||
    (leadsToThing(meanings, terms) && meanings.every(isOfMusic)) ||
    meanings.some(
      (meaning) =>
        isTempo(meaning) ||
        meaning.kind === "territory" ||
        (meaning.kind === "entry" && meaning.entry.leads.first === "country") ||
        meaning.kind === "writer" ||
        (meaning.kind === "term" && meaning.term.taxonomy === "uses"),
    )
  );
};

/**
 * Returns how many words from `at` on are the name of a person, a customer or a work: several capitals amid a sentence,
 * “for Blue Harbour Insurance”, two that a hyphen joins, «Jean-Marc», or a title in italics; 0 for none. The words of
 * such a name mean nothing else. A name of which two words are one phrase, “Christmas Eve”, or that names music is
 * read as other words are, and one that nobody knows is looked for in the texts.
 */
export function nameAmid(words: readonly Word[], at: number, around: PhraseContext): number {
  const { text, lexicon } = around;
  const { start, end } = words[at] as Word;
  if (!CAPITAL.test(text.slice(start))) return 0;
  const length = nameLength(words, at, text);
  const [last, next] = [words[at + length - 1] as Word, words[at + 1]];
  const name = words.slice(at, at + length);
  const isItalic = ITALICS[0].test(text.slice(0, start)) && ITALICS[1].test(text.slice(last.end));
  const isJoined = next !== undefined && length > 1 && HYPHEN.test(text.slice(end, next.start));
  const isAmid = isNameAmid(text, { start, end }) || BEHIND_COMMA.test(text.slice(0, start));
  if (!isItalic && !isJoined && (length < 2 || !isAmid)) return 0;
  const isNew = name.some((word) => isUnknown(word, around));
  const before = text.slice(Math.max(0, start - MOST_BEFORE), start);
  const isIntroduced = BEFORE_NAME.test(before);
  if (BEFORE_TITLE.test(before) || name.every((word) => isUnknown(word, around))) return 0;
  if (!isItalic && !isNew && (isJoined || !isIntroduced || name.some((word) => AND.test(word.text))))
    return 0;
  if (isTitleCase(text) || name.some((word) => isWish(word, around))) return 0;
  const folded = name.map((word) => word.text);
  const isPhrase = name.some((_, from) => (lexicon.phrases.longest(folded.slice(from))?.length ?? 0) > 1);
  return isPhrase ? 0 : length;
}
