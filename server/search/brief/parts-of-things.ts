import { fold } from "#/contract/fold.ts";
import { isOfCatalogue } from "./meanings.ts";
import type { ScannedPart } from "./scanned.ts";

const PLAYED = "solos?|riffs?|licks?|fills?|stabs?";
const PARTS = `${PLAYED}|shredding|roulements?|descentes?|rap|raps|rapping|rappers?|rappeurs?|rappeuses?`;
const NAMES_PART = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PARTS})(?![\\p{L}\\p{N}])`, "u");
/** A word for a part, right after the thing it belongs to: “no sax solos”. */
const PART_AFTER = new RegExp(`^[\\s-]+(?:${PLAYED})(?![\\p{L}\\p{N}])`, "iu");

/**
 * Excludes a part of a thing only by its words: “stadium rock, no guitar solos” may contain guitars, and «hip-hop, pas
 * de rap» may be hip-hop. A part that has the name of a term in the catalogue stays that term.
 */
export function withoutWholes(text: string, scanned: readonly ScannedPart[]): ScannedPart[] {
  const kept: ScannedPart[] = [];
  for (const part of scanned) {
    const last = kept.at(-1);
    // The word for the part was also read as a part of its own.
    if (
      last?.mode === "excluded" &&
      last.end > part.start &&
      last.means.kind === "text" &&
      last.start < part.start
    )
      continue;
    kept.push(part.mode === "excluded" && part.means.kind === "phrase" ? named(text, part) : part);
  }
  return kept;
}

function named(text: string, part: ScannedPart): ScannedPart {
  const [after = ""] = PART_AFTER.exec(text.slice(part.end)) ?? [];
  const isPart = after !== "" || (NAMES_PART.test(fold(part.words)) && !isOfCatalogue(part));
  if (!isPart) return part;
  const words = part.words + after;
  return { ...part, words, end: part.end + after.length, means: { kind: "text", isQuoted: true } };
}
