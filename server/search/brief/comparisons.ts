import { fold } from "#/contract/fold.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { BARRIER, isQuality, isTempo, isThing } from "./negations.ts";
import type { Negation } from "./negators.ts";
import type { ScannedPart } from "./scanned.ts";
import { COMPARATIVES, PREFERRING, THAN } from "./vocabulary.ts";
import type { Word } from "./words.ts";

/** Maximum number of words of a comparison before its “than”: «plutôt une bossa douce que». */
const MOST_BEFORE = 5;
/** Subjects, which begin a new clause after «que»: «plus douce que je puisse couper». */
const SUBJECT = /^(?:je|j|tu|il|elle|on|nous|vous|ils|elles|i|it|you|we|they|he|she)$/;
const UNITS = /^(?:minutes?|secondes?|seconds?)$/;

/**
 * Returns whether a word is the “than” of a comparison, before its rejected alternative: «plutôt bossa que folk»,
 * “rather jazz than funk”. “Rather than” is a negation.
 */
export function isComparedAt(text: string, words: readonly Word[], at: number): boolean {
  const [than, next] = [words[at] as Word, words[at + 1]];
  if (!THAN.has(than.text) || !next || SUBJECT.test(next.text)) return false;
  // «Plus long que 3 min» states a length.
  if (/^\d/.test(next.text) || UNITS.test(words[at + 2]?.text ?? "")) return false;
  const first = Math.max(0, at - MOST_BEFORE);
  const opener = words.slice(first, Math.max(first, at - 1)).findLast((word) => PREFERRING.has(word.text));
  return opener !== undefined && !BARRIER.test(text.slice(opener.end, next.start));
}

type Wording = Pick<ScannedPart, "words" | "means">;

const meaningsOf = ({ means }: Wording): readonly Meaning[] =>
  means.kind === "phrase" ? means.meanings : [];

/**
 * Returns whether a part that «et» joins to a negated one is a wish of its own: a comparison, “no drums and slower”, a
 * figure, or a tempo after a thing.
 */
function isSeparateWish(last: Wording, next: Wording, between: string, { terms }: Lexicon): boolean {
  if (!/^\s+(?:et|and|&)\s/i.test(between)) return false;
  if (next.means.kind === "figure") return last.means.kind !== "figure";
  if (COMPARATIVES.has(fold(next.words))) return true;
  return isThing(meaningsOf(last), terms) && meaningsOf(next).some(isTempo);
}

/** Text before one more thing of which there is too much: «trop de cuivres et de cordes». */
const ONE_MORE_AMOUNT = /\s(?:et|ou|ni)\s(?:de\s|d['’])$/i;

/**
 * Returns whether a part that a conjunction joins to what is refused or complained about is a wish of its own: “no drums
 * and slower”, “too dark and strings”, but not “too dark and slow”.
 */
export function isOwnWish(
  text: string,
  { negation, last }: { negation: Negation | null; last: ScannedPart | undefined },
  next: Wording & { start: number },
  lexicon: Lexicon,
): boolean {
  if (!negation?.isSpent || next.start < (negation.until ?? 0)) return false;
  const meanings = meaningsOf(next);
  if (negation.isExcess && ONE_MORE_AMOUNT.test(text.slice(0, next.start))) return false;
  if (negation.isExcess) return !meanings.some(isTempo) && !isQuality(meanings, lexicon.terms);
  return last?.mode === "excluded" && isSeparateWish(last, next, text.slice(last.end, next.start), lexicon);
}
