import type { Scanned } from "./scanned.ts";
import { ACCEPTING } from "./vocabulary.ts";
import type { Word } from "./words.ts";

/** Signs between the clauses of a brief; a bracket holds one of its own. */
const CLAUSE = /[,;.:!?/\n·–—()]/;
/** Words behind which a wish begins that is accepted on its own: “dark piano with choir ok”. */
const JOINING = /(?<![\p{L}\p{N}])(?:with|avec|and|et)\s/giu;
const END = /^\s*(?:$|[,;.:!?/\n·–—()]|(?:but|mais)(?!\p{L}))/iu;

/**
 * Loosens the wishes of a clause that a word at its end only accepts: «chœurs OK», “choir allowed, no words”. Kinds of
 * music are accepted so, figures are not.
 */
export function loosenBefore(text: string, word: Word, parts: readonly Scanned[]): void {
  if (!ACCEPTING.has(word.text) || !END.test(text.slice(word.end))) return;
  let from = word.start;
  while (from > 0 && !CLAUSE.test(text.charAt(from - 1))) from -= 1;
  from += [...text.slice(from, word.start).matchAll(JOINING)].at(-1)?.index ?? 0;
  // In «piano sans batterie ok» the piano is no less wanted.
  const excluded = parts.findLast(({ mode }) => mode === "excluded");
  from = Math.max(from, excluded?.end ?? 0);
  for (const part of parts)
    if (part.start >= from && part.mode === "wanted" && part.means.kind !== "figure") part.mode = "loose";
}
