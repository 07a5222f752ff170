/** Where a sentence may end; the word before it shows whether it does. */
const END = /(?<word>[\p{L}\p{N}]+)[)\]"\u201d\u00bb]?(?:[.!\u2026]+)\s+(?=\p{Lu}|\u00c0)/gu;
/** Words with a full stop that end no sentence: «Dr. Love», «Vol. 2», «feat. Lea». */
const ABBREVIATED =
  /^(?:\p{L}{1,2}|mrs|sgt|cpt|gen|prof|vol|feat|orig|arr|comp|opus|nos?|num|inc|ltd|bros|vs|env|ca|min|sec|sek|instr|vers|tit|cap|rev|hon|bzw|usw|etc|ste?|jr|sr)$/iu;
/** A sentence of its own: at least three words, one of them long and in small letters, as no title has. */
const isSentence = (text: string) =>
  text.trim().split(/\s+/).length >= 3 && /(?<!\p{L})\p{Ll}{4,}/u.test(text.slice(0, 80));

/** Returns where the first sentence of a text ends, if others follow it; the length of the text if none do. */
export function firstSentenceEnd(text: string): number {
  for (const found of text.matchAll(END)) {
    const from = found.index + found[0].length;
    if (!ABBREVIATED.test(found.groups?.word ?? "") && isSentence(text.slice(from)))
      return from - (/\s+$/.exec(found[0])?.[0].length ?? 0);
  }
  return text.length;
}
