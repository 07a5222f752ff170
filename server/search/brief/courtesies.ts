import { foldedWords } from "./words.ts";

/** Greeting of a letter: «Bonjour,», “Hi all,”; the punctuation after it distinguishes it from a title. */
const GREETING =
  /^\s*(?:bonjour|bonsoir|salut|hello|hi|hey|dear|chers?|ch\p{L}res?)(?:\s+(?:\p{L} tous|\p{L} toutes|tout le monde|les amis|l['’]\p{L}quipe|all|team|there|everyone|guys|folks|gang|both|madame|monsieur))*\s*[,!.:]/iu;
/** A greeting with a name, «Bonjour Claire,». It begins a letter only if a sentence follows. */
const GREETING_BY_NAME =
  /^\s*(?<greeting>[Bb]onjour|[Bb]onsoir|[Ss]alut|[Hh]ello|[Hh]i|[Hh]ey|[Dd]ear|[Cc]her|[Cc]h\p{L}re)\s+(?<name>\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)?)\s*[,!.:]/u;
/** Greetings that also begin titles, “Hello Sunshine”, “Hey Jude”: after them, a word with a meaning is not a name. */
const LOOSE_GREETING = /^h/i;
/** Closing of a letter: «Merci d’avance», “Best regards”; a bare “thanks” may also be an item of a list. */
const CLOSING =
  /(?<![\p{L}\p{N}])(?:(?:un grand )?merci (?:d['’]avance|par avance|beaucoup)|un grand merci|(?:many thanks|thanks|thank you) (?:in advance|a lot|so much|very much)|many thanks|(?:bien )?cordialement|bien \p{L} vous|bonne journ\p{L}e|(?:best|kind|kindest|warm|warmest) regards|all the best|best(?=\s*,)|bises|\p{L} (?:bient\p{L}t|tr\p{L}s vite)|cdlt|(?<bare>merci|thanks|thank you|cheers))(?![\p{L}\p{N}])/giu;
/**
 * A closing on a line of its own, with the name and the company below it, up to a postscript, a quotation or a
 * negation.
 */
const SIGN_OFF =
  /\n[^\S\n]*(?:(?<sure>bien \p{L} (?:toi|vous)|(?:bien )?cordialement|amicalement|(?:best|kind|kindest|warm|warmest) regards)|regards|best|thx|thanks(?: again| so much)?|thank you|cheers|merci(?: d['’]avance| beaucoup)?)[^\S\n]*,[^\S\n]*\n\s*(?<name>\p{L}[^\n]{0,60})(?:\n(?!\s*(?:p\.?\s?s\b|>|--))(?![^\n]*(?<!\p{L})(?:no|not|without|sans|pas)\s)[^\n]*){0,10}/iu;
/** The only text that may follow a closing: the writer's name, after a comma or on its own line. */
const SIGNATURE =
  /^(?<name>[^\S\n]*(?:[.!][^\S\n]*[,–\n-]?|[,–\n-])\s*\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,2})?\s*(?:[,.!–-]\s*)?$/u;
const NAME = /^\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,3}\s*$/u;
const NEGATED = /^\W*(?:no|not|sans|pas)\s/i;
/** Minimum number of words in a sentence; a shorter passage may be an item of a list. */
const SENTENCE = 4;

const isSentence = (text: string) =>
  text.split(/[,;\n]/).some((passage) => foldedWords(passage).length >= SENTENCE);

/**
 * Returns whether a closing may follow `text`. Thanks after only a comma need a sentence before them and no signature
 * after them.
 */
function canBeClosing(text: string, isBare: boolean, isSigned: boolean): boolean {
  const passage = text.trimEnd();
  const sign = passage.at(-1) ?? "";
  if (".!?".includes(sign)) return passage !== "";
  const isLine = text.slice(passage.length).includes("\n");
  if (!isLine && sign !== "," && sign !== ";") return false;
  return !isBare || (isSentence(passage) && (isLine || !isSigned));
}

/** Returns where the closing of a letter begins; the end of the text if there is none. */
function closingAt(text: string, meaningsOf: MeaningsOf): number {
  const last = [...text.matchAll(CLOSING)].at(-1);
  const signature = last && SIGNATURE.exec(text.slice(last.index + last[0].length));
  if (!signature) return text.length;
  const { name } = signature.groups ?? {};
  const isSigned = name !== undefined;
  // «Merci. Sylvie» is signed, «Merci. Instrumental» asks for something more.
  if (isSigned && /^\s*[.!][^\n,–-]*$/.test(name) && (NEGATED.test(name) || meaningsOf(name).length > 0))
    return text.length;
  const isEnd = canBeClosing(text.slice(0, last.index), last.groups?.bare !== undefined, isSigned);
  return isEnd ? last.index : text.length;
}

/** Returns the kinds of meaning that some words have in the catalogue and the thesaurus. */
type MeaningsOf = (words: string) => readonly string[];

/** Replaces a greeting with a name by spaces, unless the name is a country or a term of the catalogue. */
function withoutGreeting(text: string, blank: (found: string) => string, meaningsOf: MeaningsOf): string {
  const { 0: found = "", groups = {} } = GREETING_BY_NAME.exec(text) ?? {};
  const meanings = meaningsOf(groups.name ?? "");
  const isThing = meanings.some((kind) => LOOSE_GREETING.test(groups.greeting ?? "") || kind !== "entry");
  if (found === "" || isThing || !isSentence(text.slice(found.length))) return text;
  return blank(found) + text.slice(found.length);
}

/**
 * Replaces the greeting and closing of a letter with spaces, and returns the rest and both texts. A text that consists
 * only of them is left unchanged.
 */
export function withoutCourtesies(
  text: string,
  meaningsOf: MeaningsOf = () => [],
): { text: string; dropped: string[] } {
  const dropped: string[] = [];
  const blank = (found: string) => {
    dropped.push(...(/\p{L}.*\p{L}/su.exec(found) ?? []));
    return " ".repeat(found.length);
  };
  const closed = (letter: string) => {
    const at = closingAt(letter, meaningsOf);
    return letter.slice(0, at) + blank(letter.slice(at));
  };
  const signed = (letter: string) => {
    const found = SIGN_OFF.exec(letter);
    const { name = "", sure } = found?.groups ?? {};
    // “Jo” is a person, not the abbreviation of the thesaurus.
    const isKnown = (word: string) => word.length > 2 && meaningsOf(word).length > 0;
    const isThing = sure === undefined && foldedWords(name).every(isKnown);
    const isName = found && NAME.test(name) && !isThing && isSentence(letter.slice(0, found.index));
    if (!isName) return letter;
    const end = found.index + found[0].length;
    return letter.slice(0, found.index) + blank(found[0]) + letter.slice(end);
  };
  const greeted = withoutGreeting(text.replace(GREETING, blank), blank, meaningsOf);
  // Thanks may precede the regards.
  const left = closed(closed(signed(greeted)));
  return left.trim() === "" ? { text, dropped: [] } : { text: left, dropped };
}
