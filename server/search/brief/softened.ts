import type { Part } from "./demands.ts";
import type { Lexicon } from "./lexicon.ts";
import { isQuality, isThing } from "./negations.ts";

const SOFTENED = /^(?:pas|not|isn['’]?t|jamais)\s+(?:trop|too|overly|hyper|super)(?!\p{L})/iu;

/** Whether a part is a mood; tempos and things are left out even where they are only «pas trop rapide». */
function isMood({ read, means }: Part, { terms }: Lexicon): boolean {
  if (means.kind !== "phrase" || read.kind === "tempo" || read.evidence.terms.length === 0) return false;
  return isQuality(means.meanings, terms) && !isThing(means.meanings, terms);
}

/**
 * Returns the parts that are only wished in measure, «pas trop joyeux», “not too dark”: they shut nothing out, and count
 * against a track. Without any wish beside them they are negations like others.
 */
export function softenedIn(text: string, parts: readonly Part[], lexicon: Lexicon): Part[] {
  if (parts.every(({ mode }) => mode === "excluded")) return [];
  return parts.filter(
    (part) =>
      part.mode === "excluded" && SOFTENED.test(text.slice(part.start, part.end)) && isMood(part, lexicon),
  );
}
