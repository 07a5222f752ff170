import type { BriefPart } from "./demands.ts";
import type { Lexicon } from "./lexicon.ts";
import { isQuality, isThing } from "./negations.ts";

const SOFTENED = /^(?:pas|not|isn['’]?t|jamais)\s+(?:trop|too|overly|hyper|super)(?!\p{L})/iu;

/** Returns whether a part is a mood; tempos and things are excluded even by «pas trop». */
function isMood({ read, means }: BriefPart, { terms }: Lexicon): boolean {
  if (means.kind !== "phrase" || read.kind === "tempo" || read.evidence.terms.length === 0) return false;
  return isQuality(means.meanings, terms) && !isThing(means.meanings, terms);
}

/**
 * Returns the parts that are unwanted only in excess, «pas trop joyeux», “not too dark”: they do not exclude tracks,
 * but count against them. Returns none for a brief without wishes, where such parts exclude like other negations.
 */
export function softenedIn(text: string, parts: readonly BriefPart[], lexicon: Lexicon): BriefPart[] {
  if (parts.every(({ mode }) => mode === "excluded")) return [];
  return parts.filter(
    (part) =>
      part.mode === "excluded" && SOFTENED.test(text.slice(part.start, part.end)) && isMood(part, lexicon),
  );
}
