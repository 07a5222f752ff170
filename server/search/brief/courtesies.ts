import { wordsOf } from "./words.ts";

/** Greeting of a letter: «Bonjour,», “Hi all,”; the punctuation behind it distinguishes it from a title. */
const GREETING =
  /^\s*(?:bonjour|bonsoir|salut|hello|hi|hey|dear|chers?|ch\p{L}res?)(?:\s+(?:\p{L} tous|tout le monde|all|team|there|everyone|madame|monsieur))*\s*[,!.:]/iu;
/** The same with a name, «Bonjour Claire,», which begins a letter only where a sentence follows. */
const GREETING_BY_NAME =
  /^\s*(?:[Bb]onjour|[Bb]onsoir|[Ss]alut|[Hh]ello|[Hh]i|[Hh]ey|[Dd]ear|[Cc]her|[Cc]h\p{L}re)\s+\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)?\s*[,!.:]/u;
/** Closing of a letter: «Merci d’avance», “Best regards”; a bare “thanks” may also be an item of a list. */
const CLOSING =
  /(?<![\p{L}\p{N}])(?:(?:un grand )?merci (?:d['’]avance|par avance|beaucoup)|un grand merci|(?:many thanks|thanks|thank you) (?:in advance|a lot|so much|very much)|many thanks|(?:bien )?cordialement|bien \p{L} vous|bonne journ\p{L}e|(?:best|kind|kindest|warm|warmest) regards|all the best|best(?=\s*,)|bises|\p{L} (?:bient\p{L}t|tr\p{L}s vite)|cdlt|(?<bare>merci|thanks|thank you|cheers))(?![\p{L}\p{N}])/giu;
/** Anything allowed behind a closing: the writer's name, after a comma or on its own line. */
const SIGNATURE =
  /^(?<name>[^\S\n]*(?:[.!][^\S\n]*[,–\n-]?|[,–\n-])\s*\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,2})?\s*(?:[,.!–-]\s*)?$/u;
/** A passage of at least this many words is no list item. */
const SENTENCE = 4;

const isSentence = (text: string) => text.split(/[,;\n]/).some((said) => wordsOf(said).length >= SENTENCE);

/**
 * Returns whether a closing may follow `text`: thanks after a mere comma need a sentence before and no signature after.
 */
function mayEnd(text: string, isBare: boolean, isSigned: boolean): boolean {
  const said = text.trimEnd();
  const sign = said.at(-1) ?? "";
  if (".!?".includes(sign)) return said !== "";
  const isLine = text.slice(said.length).includes("\n");
  if (!isLine && sign !== "," && sign !== ";") return false;
  return !isBare || (isSentence(said) && (isLine || !isSigned));
}

/** Returns where the closing of a letter begins; the text's end where there is none. */
function closingAt(text: string): number {
  const last = [...text.matchAll(CLOSING)].at(-1);
  const signature = last && SIGNATURE.exec(text.slice(last.index + last[0].length));
  if (!signature) return text.length;
  const isSigned = signature.groups?.name !== undefined;
  const isEnd = mayEnd(text.slice(0, last.index), last.groups?.bare !== undefined, isSigned);
  return isEnd ? last.index : text.length;
}

/**
 * Replaces the greeting and closing of a letter with spaces, and returns both texts; a text that is nothing else stays.
 */
export function withoutCourtesies(text: string): { text: string; dropped: string[] } {
  const dropped: string[] = [];
  const blank = (found: string) => {
    dropped.push(...(/\p{L}.*\p{L}/su.exec(found) ?? []));
    return " ".repeat(found.length);
  };
  const closed = (letter: string) => {
    const at = closingAt(letter);
    return letter.slice(0, at) + blank(letter.slice(at));
  };
  // Thanks may precede the regards.
  const greeted = text.replace(GREETING, blank);
  const isLetter = isSentence(greeted.replace(GREETING_BY_NAME, ""));
  const left = closed(closed(isLetter ? greeted.replace(GREETING_BY_NAME, blank) : greeted));
  return left.trim() === "" ? { text, dropped: [] } : { text: left, dropped };
}
