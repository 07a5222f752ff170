import type { Unit } from "#/server/search/words/parse-search.ts";
import type { Reading } from "#/server/search/words/readings.ts";
import { type BriefSearch, type Demand, FULL_STRENGTH } from "./brief.ts";
import type { Read } from "./concept-figures.ts";
import type { ScannedPart } from "./scanned.ts";
import { BEGINNING_TIERS, NAME_TIERS, TITLE_TIERS } from "./weights.ts";

/** Maximum number of words in a title; each word costs a lookup at four places in three dictionaries. */
const LONGEST_TITLE = 10;
/**
 * Factor for moods that the brief does not name. One track in eight has a given mood, so it says less about an idea
 * than nuances and uses do.
 */
const MOOD_SHARE = 0.75;
/** Factor for the weight of a loosened concept. */
const LOOSE_SHARE = 0.5;

/** A part of a brief with its meaning. */
export interface BriefPart extends ScannedPart {
  read: Read;
}

/** Returns the demand of a part; `concept` is its index, and terms in `against` count against any track. */
export const demandOf = ({ read, mode }: BriefPart, concept: number, against: readonly number[]): Demand => ({
  concept,
  weight: weighed(read, mode),
  isMust: mode === "must",
  isLimit: mode === "wanted" && read.isLimit === true,
  evidence: {
    ...read.evidence,
    terms: weighedTerms(read),
    against: [...read.evidence.against, ...against],
  },
});

/** Returns the terms of a concept, with moods reduced by `MOOD_SHARE`. */
const weighedTerms = ({ kind, evidence }: Read) =>
  evidence.terms
    .map((term) =>
      term.taxonomy === "moods" && (kind !== "term" || term.strength < FULL_STRENGTH)
        ? { ...term, strength: Math.round(term.strength * MOOD_SHARE) }
        : term,
    )
    .sort((one, other) => other.strength - one.strength);

/** Returns the weight of a part, which is less for a loosened one. */
export const weighed = ({ weight }: Read, mode: BriefPart["mode"]) =>
  mode === "loose" ? Math.round(weight * LOOSE_SHARE) : weight;

const unquoted = (text: string) => text.replace(/["«»“”]/g, " ").trim();

/**
 * Returns as a title a brief of figures alone, «60 secondes avant l’aube», or of fillers alone, “Don’t Look Down”; null
 * for a single word and for too many.
 */
function titleOfFigures(text: string, tiers: number): BriefSearch["title"] {
  const words = text.split(/[\s'’-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length < 2 || words.length > LONGEST_TITLE) return null;
  const clauses = words.map((word): Unit[] => [{ text: word, isWord: true }]);
  const readings = new Map(words.map((word): [string, Reading] => [word, { texts: [word], also: [] }]));
  return {
    parsed: { clauses, excluded: [], titles: [unquoted(text)], codes: [] },
    readings,
    tiers,
  };
}

/**
 * Returns the brief as a title for the word search, which ranks tracks that contain all its words; null if it cannot be
 * a title. With a negation in words, «Nuit sans vent», only an exact title counts; with a minus sign, none does.
 */
export function titleOf(text: string, parts: readonly BriefPart[]): BriefSearch["title"] {
  if (parts.every(({ means }) => means.kind === "figure" && means.figure.kind !== "code"))
    return titleOfFigures(text, parts.length > 0 ? BEGINNING_TIERS : NAME_TIERS);
  const titleParts = parts.filter(
    ({ read, mode, means }) => mode !== "loose" && means.kind !== "figure" && read.kind !== "version",
  );
  const excluded = parts.filter(({ mode }) => mode === "excluded");
  if (titleParts.length === 0 || excluded.some(({ start }) => text.startsWith("-", start))) return null;
  const units = titleParts.flatMap(({ words, means, mode, start, end }): Unit[] =>
    means.kind === "text" && means.isQuoted
      ? [{ text: words, isWord: false }]
      : (mode === "excluded" ? text.slice(start, end) : words)
          .split(/[\s'’-]+/)
          .flatMap((word) => (/[\p{L}\p{N}]/u.test(word) ? [{ text: word, isWord: true }] : [])),
  );
  if (units.length > LONGEST_TITLE) return null;
  const readings = new Map<string, Reading>();
  for (const { words, read } of titleParts)
    if (read.instead && read.kind === "text") readings.set(words, { texts: [...read.instead], also: [] });
  for (const { text: unit } of units)
    if (!readings.has(unit)) readings.set(unit, { texts: [unit], also: [] });
  const isKnownWord = units.length === 1 && titleParts[0]?.read.kind !== "text";
  const figures = parts.length - titleParts.length;
  if (isKnownWord && figures > 0) return null;
  const [from, to] = [
    Math.min(...titleParts.map(({ start }) => start)),
    Math.max(...titleParts.map(({ end }) => end)),
  ];
  const titles = [text.slice(from, to), text].map(unquoted);
  return {
    parsed: {
      clauses: units.map((unit) => [unit]),
      excluded: [],
      // «La nuit» is a title with its article, «je cherche Oud seul» contains one without the words before it.
      titles: [...new Set(titles)],
      codes: [],
    },
    readings,
    tiers: isKnownWord || excluded.length > 0 ? NAME_TIERS : TITLE_TIERS,
  };
}
