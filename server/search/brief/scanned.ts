import type { ConceptMode } from "#/contract/brief.ts";
import type { NamedCode } from "#/server/search/words/codes.ts";
import type { Figure } from "./figures.ts";
import type { Meaning } from "./lexicon.ts";

/** A stretch of a brief that was understood, or is text. */
export interface Scanned {
  mode: ConceptMode;
  /** With what says its mode. */
  start: number;
  end: number;
  /** As typed, without. */
  words: string;
  means:
    | { kind: "figure"; figure: Figure }
    | { kind: "phrase"; meanings: readonly Meaning[] }
    | { kind: "text"; isQuoted: boolean };
  /** Whether it may stand instead of the one before it: «piano ou guitare». */
  isAlternative: boolean;
}

export interface ScannedBrief {
  parts: Scanned[];
  dropped: string[];
}

/** How a brief is scanned. */
export interface Scan {
  /** Codes of the catalogue that the text names. */
  named: readonly NamedCode[];
  /** Whether numbers in words are words. */
  keepsNumbers?: boolean;
}
