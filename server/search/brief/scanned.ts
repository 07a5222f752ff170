import type { ConceptMode } from "#/contract/brief.ts";
import type { NamedCode } from "#/server/search/words/codes.ts";
import type { HeldFigure } from "./figures.ts";
import type { Meaning } from "./lexicon.ts";
import type { AlikeTitle } from "./likening.ts";

/** A stretch of a brief: a figure, a phrase or plain text. */
export interface Scanned {
  mode: ConceptMode;
  /** Position including its sign or negation. */
  start: number;
  end: number;
  /** As typed, without the sign or negation. */
  words: string;
  means:
    | { kind: "figure"; figure: HeldFigure }
    | { kind: "phrase"; meanings: readonly Meaning[] }
    | { kind: "text"; isQuoted: boolean };
  /** Whether it is an alternative to the previous part: «piano ou guitare». */
  isAlternative: boolean;
}

export interface ScannedBrief {
  parts: Scanned[];
  dropped: string[];
}

/** Options of a scan. */
export interface Scan {
  /** Catalogue codes found in the text. */
  named: readonly NamedCode[];
  /** Titles that others shall be like. */
  alike: readonly AlikeTitle[];
  /** Whether number words are read as text instead of being dropped. */
  keepsNumbers?: boolean;
}
