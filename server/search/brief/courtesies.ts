/** How a letter begins: «Bonjour,», “Hi all,”; the sign after it tells it from a title. */
const GREETING =
  /^\s*(?:bonjour|bonsoir|salut|hello|hi|hey|dear|chers?|ch\p{L}res?)(?:\s+(?:\p{L} tous|tout le monde|all|team|there|everyone|madame|monsieur))*\s*[,!.:]/iu;
/** How one ends, and who signs it: «Merci d’avance, Claire», “Best regards”. */
const CLOSING =
  /[.!?;,\n]\s*(?:(?:[Uu]n grand |[Mm]any )?(?:[Mm]erci|[Tt]hanks|[Tt]hank you|[Cc]heers)(?: d['’]avance| par avance| beaucoup| in advance| a lot| so much)?|(?:[Bb]ien )?[Cc]ordialement|[Bb]ien \p{L} vous|[Bb]onne journ\p{L}e|(?:[Bb]est |[Kk]ind )?[Rr]egards)(?:\s*[,.!–-]*\s*(?:\p{Lu}[\p{L}'’-]*\s*){0,3})?[.!]?\s*$/u;

/** A brief with the greeting and the closing of a letter blanked, sign for sign, and what they were; a text that is nothing else stays. */
export function withoutCourtesies(text: string): { text: string; dropped: string[] } {
  const dropped: string[] = [];
  const blank = (found: string) => {
    dropped.push(found.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""));
    return " ".repeat(found.length);
  };
  const left = text.replace(GREETING, blank).replace(CLOSING, blank);
  return left.trim() === "" ? { text, dropped: [] } : { text: left, dropped };
}
