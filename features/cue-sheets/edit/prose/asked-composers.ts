import { fold } from "#/contract/fold.ts";

/** A question for those who wrote the music, folded: “composers for the KOS ones?”, «qui a composé Delta ?». */
const ASKED =
  /(?<!\p{L})(?:composers?|writers?|compositeurs?|compositrices?|compos?|auteurs?|komponist(?:en|in)?|componist(?:en)?|compositor(?:es|a)?|autor(?:es|en|a)?|compositor[ei]|autor[ei]|who (?:wrote|composed|is it by)|qui a (?:compose|ecrit|fait)|wer hat|von wem|wie (?:heeft|schreef)|van wie|quien (?:compuso|escribio)|de quien|chi ha (?:composto|scritto)|di chi)(?!\p{L})/u;
/** Number of lines below a question in which its answers stand. */
const MOST_BETWEEN = 3;
const LONGEST = 400;

/** Returns a function that tells of each line in turn whether it may answer a question for composers above it. */
export function answersToComposers(): (line: { line: number; text: string }) => boolean {
  let asked = Number.NEGATIVE_INFINITY;
  return ({ line, text }) => {
    const isQuestion = text.length <= LONGEST && text.includes("?");
    if (isQuestion && ASKED.test(fold(text))) asked = line;
    return !isQuestion && line - asked <= MOST_BETWEEN;
  };
}
