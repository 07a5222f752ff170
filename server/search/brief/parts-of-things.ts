import { fold } from "#/contract/fold.ts";
import { isOfCatalogue } from "./meanings.ts";
import type { ScannedPart } from "./scanned.ts";

const PLAYED = "solos?|riffs?|licks?|fills?|stabs?";
const PARTS = `${PLAYED}|shredding|roulements?|descentes?|rap|raps|rapping|rappers?|rappeurs?|rappeuses?`;
const NAMES_PART = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PARTS})(?![\\p{L}\\p{N}])`, "u");
/** A word for a part, right after the thing it belongs to: “no sax solos”. */
const PART_AFTER = new RegExp(`^[\\s-]+(?:${PLAYED})(?![\\p{L}\\p{N}])`, "iu");

const VOICE =
  /(?<!\p{L})(?:voix|chants?|choeurs?|chorales?|voices?|vocals?|vox|singing|singers?|vocalists?|choirs?)(?!\p{L})/u;
const PERSON =
  /(?<!\p{L})(?:hommes?|femmes?|mecs?|masculin(?:e?s?)|feminin(?:e?s?)|filles?|garcons?|enfants?|males?|females?|m[ae]n|wom[ae]n|guys?|ladies|lady|boys?|girls?|kids?|child(?:ren)?)(?!\p{L})/u;
/** Returns whether words name the voices of some people: other voices are not excluded with them. */
const namesSomeVoices = (words: string) => VOICE.test(words) && PERSON.test(words);

/**
 * Excludes a part of a thing only by its words: “stadium rock, no guitar solos” may contain guitars, «hip-hop, pas de
 * rap» may be hip-hop, and “no male voices” may be a choir of women. A part that has the name of a term in the catalogue stays that term.
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
  const words = fold(part.words);
  const isPart = after !== "" || ((NAMES_PART.test(words) || namesSomeVoices(words)) && !isOfCatalogue(part));
  if (!isPart) return part;
  return {
    ...part,
    words: part.words + after,
    end: part.end + after.length,
    means: { kind: "text", isQuoted: true },
  };
}
