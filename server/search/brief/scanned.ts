import type { ConceptMode } from "#/contract/brief.ts";
import type { SearchableFigure } from "./figures.ts";
import type { Meaning } from "./lexicon.ts";
import type { AlikeTitle } from "./likening.ts";
import type { Piece } from "./pieces.ts";
import type { TypedCode } from "./typed-codes.ts";

/**
 * How far a negation goes: `excess` is “not too”, `less` a comparison, `cliche` refuses only a thing’s clichés. All only
 * count against the thing.
 */
export type Degree = "excess" | "less" | "cliche";

/** A stretch of a brief: a figure, a phrase or plain text. */
export interface ScannedPart {
  mode: ConceptMode;
  /** Position including its sign or negation. */
  start: number;
  end: number;
  /** As typed, without the sign or negation. */
  words: string;
  means:
    | { kind: "figure"; figure: SearchableFigure }
    | { kind: "phrase"; meanings: readonly Meaning[] }
    | { kind: "text"; isQuoted: boolean };
  /** Whether it is an alternative to the previous part: «piano ou guitare». */
  isAlternative: boolean;
  /** How far the negation of an excluded part goes; absent for a plain negation. */
  degree?: Degree | undefined;
}

export interface ScannedBrief {
  parts: ScannedPart[];
  dropped: string[];
}

/** Options of a scan. */
export interface Scan {
  /** Catalogue codes found in the text. */
  named: readonly TypedCode[];
  /** Titles to which the brief wants similar tracks. */
  alike: readonly AlikeTitle[];
  /** Whether number words are read as text instead of being dropped. */
  keepsNumbers?: boolean;
  /** Whether there is nothing else, so that fillers are read as text. */
  isAlone?: boolean;
}

/** Applies the sign of a piece to its parts. A sign stands for one thing: several parts under it are alternatives. */
export function markParts(
  inside: readonly ScannedPart[],
  { mode, start, end, from, to }: Piece,
  text: string,
) {
  for (const [at, part] of inside.entries()) {
    part.mode = mode;
    part.isAlternative = at > 0;
    Object.assign(part, { start, end });
  }
  if (inside.length === 1) Object.assign(inside[0] as ScannedPart, { words: text.slice(from, to) });
}
