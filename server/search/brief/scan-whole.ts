import { fold } from "#/contract/fold.ts";
import type { Lexicon } from "./lexicon.ts";
import { isNumberWord } from "./numbers.ts";
import { refusedOfPictures } from "./pictures.ts";
import { scanBrief } from "./scan.ts";
import type { Scan, ScannedBrief, ScannedPart } from "./scanned.ts";

/**
 * Drops unknown words next to a requested reference, where they are only phrasing: «avez-vous SIL 201 ?». Words with a
 * sign stay.
 */
function withoutUnknown(scanned: ScannedBrief): ScannedBrief {
  const { parts, dropped } = scanned;
  const isAsked = ({ mode, means }: ScannedPart) =>
    mode !== "excluded" && means.kind === "figure" && means.figure.kind === "code";
  if (!parts.some(isAsked)) return scanned;
  const [unknown, known] = [true, false].map((isUnknown) =>
    parts.filter(
      ({ mode, means }) => (mode === "wanted" && means.kind === "text" && !means.isQuoted) === isUnknown,
    ),
  ) as [ScannedPart[], ScannedPart[]];
  return { parts: known, dropped: [...dropped, ...unknown.map(({ words }) => words)] };
}

/**
 * Splits a brief into parts. If nothing is understood, number words are not counts: «Cinquante herz» is a
 * half-remembered title.
 */
export function scanWhole(whole: string, lexicon: Lexicon, scan: Scan): ScannedBrief {
  const { text, refused, dropped } = refusedOfPictures(whole);
  const { parts, dropped: others } = scanWords(text, lexicon, scan);
  const isRefused = ({ start, end }: ScannedPart) =>
    refused.some((place) => start >= place.start && end <= place.end);
  return {
    parts: parts.map((part) =>
      isRefused(part) ? { ...part, mode: "excluded", isAlternative: false } : part,
    ),
    dropped: [...dropped, ...others],
  };
}

function scanWords(text: string, lexicon: Lexicon, scan: Scan): ScannedBrief {
  const scanned = scanBrief(text, lexicon, scan);
  if (scan.named.length > 0) return withoutUnknown(scanned);
  // Words that are fillers beside others may be a title when they stand alone: “So What”.
  if (scanned.parts.length === 0) return scanBrief(text, lexicon, { ...scan, isAlone: true });
  const isText = scanned.parts.length > 0 && scanned.parts.every(({ means }) => means.kind === "text");
  const hasWord = scanned.dropped.some((word) => isNumberWord(fold(word)));
  return isText && hasWord ? scanBrief(text, lexicon, { ...scan, keepsNumbers: true }) : scanned;
}
