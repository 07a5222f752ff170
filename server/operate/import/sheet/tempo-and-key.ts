import { fold } from "#/contract/fold.ts";
import { parseTonality } from "#/server/operate/import/tags/parse-tonality.ts";
import { FASTEST_BPM, SLOWEST_BPM } from "#/server/operate/import/tags/read-tags.ts";
import { parseNumber } from "#/server/operate/import/tags/sheet-values.ts";

/** A value of a sheet, and whether the cell contains more than this value. */
export interface ReadValue<Value> {
  value: Value;
  isPart: boolean;
}

const NUMBER = String.raw`(\d{2,3}(?:[.,]\d+)?)`;
/** A plain tempo: `120`, `92,5`, `96 BPM`, `~ 100`. */
const PLAIN = /^(?:[~≈]|ca\.?\s|env\.?\s)?\s*(\S+?)\s*(?:bpm)?$/iu;
/** A tempo with words beside it: «lent (60)», «60 (slow)», «Medium 92 bpm», «circa 84 BPM, rubato». */
const WITH_WORDS = new RegExp(
  String.raw`^(?:[\p{L}. -]*\p{L}[\p{L}. -]*[\s([:=,-]+)?${NUMBER}\s*(?:bpm)?\s*[)\]]?(?:[\s,([-]+\p{L}[\p{L}. -]*[)\]]?)?$`,
  "iu",
);
/** A tempo and its half or double: «110/55», «140 (70)». */
const WITH_HALF = new RegExp(
  String.raw`^${NUMBER}\s*(?:bpm)?\s*(?:[/|]|\s-\s|[([])\s*${NUMBER}\s*(?:bpm)?[)\]]?$`,
  "iu",
);

/** Parses a tempo and rounds it. If its half or double follows, the first number counts. */
export function readTempo(text: string): ReadValue<number> | null {
  const inRange = (number = "") => {
    const bpm = Math.round(parseNumber(number));
    return bpm >= SLOWEST_BPM && bpm <= FASTEST_BPM ? bpm : null;
  };
  const [, one = "", other = ""] = WITH_HALF.exec(text) ?? [];
  const ratio = parseNumber(one) / parseNumber(other);
  const half = ratio === 2 || ratio === 0.5 ? inRange(one) : null;
  if (half !== null) return { value: half, isPart: true };
  const bpm = inRange(PLAIN.exec(text)?.[1]) ?? inRange(WITH_WORDS.exec(text)?.[1]);
  return bpm === null ? null : { value: bpm, isPart: false };
}

/** Church modes by the mode of their third, in English, French and German, folded. */
const MODE_OF = {
  minor: "dorian|dorien|dorisch|phrygian|phrygien|phrygisch|aeolian|eolien|aolisch|locrian|locrien|lokrisch",
  major: "ionian|ionien|ionisch|lydian|lydien|lydisch|mixolydian|mixolydien|mixolydisch",
};

/** A note followed by «M», which means major while «m» means minor: «Sib M», «Fa#M». */
const CAPITAL = /^(\p{L}{1,3}(?:\s?(?:[#b♯♭]|b\p{L}mol|di\p{L}se))?)\s?M$/u;

/**
 * Parses a key, which may contain a capital M or a hyphen. A church mode becomes major or minor, depending on its
 * third.
 */
export function readKey(text: string): ReadValue<string> | null {
  const written = text
    .trim()
    .replace(CAPITAL, "$1 major")
    .replace(/-(?=flat|sharp|b\p{L}mol|di\p{L}se)/iu, " ");
  const key = parseTonality(written);
  if (key !== null) return { value: key, isPart: false };
  const folded = fold(written);
  for (const [third, names] of Object.entries(MODE_OF)) {
    const note = folded.replace(new RegExp(`\\b(?:${names})\\b(?: mode)?`), "").trim();
    const inMode = note === folded ? null : parseTonality(`${note} ${third}`);
    if (inMode !== null) return { value: inMode, isPart: true };
  }
  return null;
}
