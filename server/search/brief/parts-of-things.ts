import { fold } from "#/contract/fold.ts";
import { isOfCatalogue } from "./meanings.ts";
import type { ScannedPart } from "./scanned.ts";

const PLAYED =
  "solos?|riffs?|licks?|fills?|stabs?|swells?|crescendos?|glissand(?:os?|i)|trills?|tremolos?|squeals?|screeches";
const PARTS = `${PLAYED}|shredding|roulements?|descentes?|rap|raps|rapping|rappers?|rappeurs?|rappeuses?`;
const NAMES_PART = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PARTS})(?![\\p{L}\\p{N}])`, "u");
/** What a refused thing does: «pas de violons qui crissent». Voices that sing are all voices. */
const DOING =
  "(?:qui|that|which)\\s+(?!chant|sing)[^,;.:!?()\\n]{2,30}?(?=\\s*(?:$|[,;.:!?()\\n]|(?:et|ni|mais|and|or|nor|but)\\s))";
/** A word for a part, right after the thing it belongs to: “no sax solos”, or what the thing does. */
const PART_AFTER = new RegExp(`^(?:[\\s-]+(?:${PLAYED})(?![\\p{L}\\p{N}])|\\s+${DOING})`, "iu");

const VOICE =
  /(?<!\p{L})(?:voix|chants?|choeurs?|chorales?|voices?|vocals?|vox|singing|singers?|vocalists?|choirs?)(?!\p{L})/u;
const PERSON =
  /(?<!\p{L})(?:hommes?|femmes?|mecs?|masculin(?:e?s?)|feminin(?:e?s?)|filles?|garcons?|enfants?|males?|females?|m[ae]n|wom[ae]n|guys?|ladies|lady|boys?|girls?|kids?|child(?:ren)?)(?!\p{L})/u;
/** Returns whether words name the voices of some people: other voices are not excluded with them. */
const namesSomeVoices = (words: string) => VOICE.test(words) && PERSON.test(words);

/** Qualities of a sound that its thing need not have. */
const ROUGH =
  "(?:agressi(?:f|ve)s?|criarde?s?|stridente?s?|saturee?s?|dissonante?s?|percante?s?|aggressive|harsh|screechy|shrill|distorted|piercing|cheap[- ]sounding)";
const ROUGH_BEHIND = new RegExp(`^\\s+(?:trop |tres )?${ROUGH}(?!\\p{L})`, "u");
const ROUGH_BEFORE = new RegExp(`(?<!\\p{L})${ROUGH}\\s`, "u");

/** Returns whether a thing is refused only as far as it sounds rough: «pas de synthés agressifs», “no harsh drums”. */
const isRefusedAsRough = (text: string, { start, end }: ScannedPart) =>
  ROUGH_BEHIND.test(fold(text.slice(end, end + 30))) || ROUGH_BEFORE.test(fold(text.slice(start, end)));

/**
 * Excludes a part of a thing, or what it does, only by its words: “stadium rock, no guitar solos” may contain guitars,
 * «pas de violons qui crissent» other violins, «hip-hop, pas de rap» may be hip-hop, and “no male voices” may be a choir of women. A part that has the name of a term in the catalogue stays that term. A thing that is
 * refused as rough only counts against a track.
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
  if (!isPart) return isRefusedAsRough(text, part) ? { ...part, degree: "less" } : part;
  return {
    ...part,
    words: part.words + after,
    end: part.end + after.length,
    means: { kind: "text", isQuoted: true },
  };
}
