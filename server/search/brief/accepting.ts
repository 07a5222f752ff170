import type { ScannedPart } from "./scanned.ts";
import { ACCEPTING } from "./vocabulary.ts";
import type { Word } from "./words.ts";

/** Punctuation between the clauses of a brief; a text in brackets is a clause of its own. */
const CLAUSE = /[,;.:!?/\n·–—()]/;
/** Words after which a separate wish begins: “dark piano with choir ok” merely accepts the choir. */
const JOINING = /(?<![\p{L}\p{N}])(?:with|avec|and|et)\s/giu;
const END = /^\s*(?:$|[,;.:!?/\n·–—()]|(?:but|mais)(?!\p{L}))/iu;

/**
 * Loosens the wishes of a clause that ends with a word of acceptance: «chœurs OK», “choir allowed, no words”. Figures
 * stay wanted.
 */
export function loosenBefore(text: string, word: Word, parts: readonly ScannedPart[]): void {
  if (!ACCEPTING.has(word.text) || !END.test(text.slice(word.end))) return;
  let from = word.start;
  while (from > 0 && !CLAUSE.test(text.charAt(from - 1))) from -= 1;
  from += [...text.slice(from, word.start).matchAll(JOINING)].at(-1)?.index ?? 0;
  // In «piano sans batterie ok» the piano stays wanted.
  const excluded = parts.findLast(({ mode }) => mode === "excluded");
  from = Math.max(from, excluded?.end ?? 0);
  for (const part of parts)
    if (part.start >= from && part.mode === "wanted" && part.means.kind !== "figure") part.mode = "loose";
}
