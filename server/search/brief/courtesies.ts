import { wordsOf } from "./words.ts";

/** How a letter begins: «Bonjour,», “Hi all,”; the sign after it tells it from a title. */
const GREETING =
  /^\s*(?:bonjour|bonsoir|salut|hello|hi|hey|dear|chers?|ch\p{L}res?)(?:\s+(?:\p{L} tous|tout le monde|all|team|there|everyone|madame|monsieur))*\s*[,!.:]/iu;
/** How one ends: «Merci d’avance», “Best regards”; the bare words of thanks may be words of a list as well. */
const CLOSING =
  /(?<![\p{L}\p{N}])(?:(?:un grand )?merci (?:d['’]avance|par avance|beaucoup)|un grand merci|(?:many thanks|thanks|thank you) (?:in advance|a lot|so much|very much)|many thanks|(?:bien )?cordialement|bien \p{L} vous|bonne journ\p{L}e|(?:best|kind|kindest|warm|warmest) regards|(?<bare>merci|thanks|thank you|cheers))(?![\p{L}\p{N}])/giu;
/** All that may stand behind a closing: behind a comma or on a line of its own the name under the letter. */
const SIGNATURE =
  /^(?<name>[^\S\n]*(?:[.!][^\S\n]*)?[,–\n-]\s*\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,2})?\s*(?:[,.!–-]\s*)?$/u;
/** What is said in so many words at once is no item of a list. */
const SENTENCE = 4;

const isSentence = (text: string) => text.split(/[,;\n]/).some((said) => wordsOf(said).length >= SENTENCE);

/** Whether a closing may stand behind `text`: thanks behind a mere comma end a sentence, and nothing follows them. */
function mayEnd(text: string, isBare: boolean, isSigned: boolean): boolean {
  const said = text.trimEnd();
  const sign = said.at(-1) ?? "";
  if (".!?".includes(sign)) return said !== "";
  const isLine = text.slice(said.length).includes("\n");
  if (!isLine && sign !== "," && sign !== ";") return false;
  return !isBare || (isSentence(said) && (isLine || !isSigned));
}

/** Where the closing of a letter begins; its end where it has none. */
function closingAt(text: string): number {
  const last = [...text.matchAll(CLOSING)].at(-1);
  const signature = last && SIGNATURE.exec(text.slice(last.index + last[0].length));
  if (!signature) return text.length;
  const isSigned = signature.groups?.name !== undefined;
  const isEnd = mayEnd(text.slice(0, last.index), last.groups?.bare !== undefined, isSigned);
  return isEnd ? last.index : text.length;
}

/** A brief with the greeting and the closing of a letter blanked, sign for sign, and what they were; a text that is nothing else stays. */
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
  // Thanks may stand before the regards.
  const left = closed(closed(text.replace(GREETING, blank)));
  return left.trim() === "" ? { text, dropped: [] } : { text: left, dropped };
}
