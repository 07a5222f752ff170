import type { Unit } from "#/server/search/words/parse-search.ts";
import type { Reading } from "#/server/search/words/readings.ts";
import {
  BEGINNING_TIERS,
  type BriefSearch,
  type Demand,
  type Evidence,
  NAME_TIERS,
  TITLE_TIERS,
  type VersionDemand,
  WHOLLY,
} from "./brief.ts";
import { kinVersions, lengthCurve, type Read } from "./concept-figures.ts";
import type { Scanned } from "./scanned.ts";

/**
 * From what strength on a lead excludes who carries it. Things are left out with their family («sans percussions»), moods
 * only as they were named: who wants nothing sad may want something tender.
 */
const EXCLUDING: Readonly<Record<string, number>> = {
  instruments: 70,
  genres: 70,
  subgenres: 70,
  moods: 100,
};
const EXCLUDING_ELSE = 84;
/** Longer briefs are no titles; each word costs a look at four places in three dictionaries. */
const LONGEST_TITLE = 10;
/** One track in eight carries a mood: it tells less of an idea than the nuances and uses that the idea leads to, unless it was named. */
const MOOD_SHARE = 0.75;
/** A loosened concept ranks half. */
const LOOSE_SHARE = 0.5;

/** A stretch of a brief with what it was read as. */
export interface Part extends Scanned {
  read: Read;
}

/** What a part asks of tracks, as the concept of that number. */
export const demandOf = ({ read, mode }: Part, concept: number): Demand => ({
  concept,
  weight: weighed(read, mode),
  isMust: mode === "must",
  evidence: { ...read.evidence, terms: tellingOf(read) },
});

/** The terms of what was read by what carrying them tells. */
const tellingOf = ({ kind, evidence }: Read) =>
  evidence.terms
    .map((term) =>
      term.taxonomy === "moods" && (kind !== "term" || term.strength < WHOLLY)
        ? { ...term, strength: Math.round(term.strength * MOOD_SHARE) }
        : term,
    )
    .sort((one, other) => other.strength - one.strength);

const weighed = ({ weight }: Read, mode: Part["mode"]) =>
  mode === "loose" ? Math.round(weight * LOOSE_SHARE) : weight;

/** What must not be: terms that are nearly what was named, and the words where they name things. */
export function excludedEvidence({ read, means }: Part): Evidence {
  const { evidence, leftOut = [] } = read;
  const isText = means.kind === "text";
  return {
    ...evidence,
    terms: [
      ...evidence.terms.filter(
        ({ strength, taxonomy }) => strength >= (EXCLUDING[taxonomy] ?? EXCLUDING_ELSE),
      ),
      ...leftOut,
    ],
    tempo: read.kind === "tempo" ? evidence.tempo : null,
    texts: isText ? evidence.texts : [],
  };
}

export function versionDemand(parts: readonly Part[]): VersionDemand | null {
  const wanted = (kind: Read["kind"]) =>
    parts
      .map((part, concept) => ({ part, concept }))
      .filter(({ part }) => part.read.kind === kind && part.mode !== "excluded");
  const [[kind, ...kinds], [length, ...lengths]] = [wanted("version"), wanted("length")];
  if (!kind && !length) return null;
  const common = ({ part, concept }: { part: Part; concept: number }) => ({
    concept,
    weight: weighed(part.read, part.mode),
    isMust: part.mode === "must",
  });
  return {
    kind: kind ? { ...common(kind), strengths: kinVersions(kind.part.read.versions ?? []) } : null,
    length: length
      ? { ...common(length), curve: lengthCurve(length.part.read.seconds ?? { from: null, to: null }) }
      : null,
    further: [...kinds, ...lengths].map(({ concept }) => concept),
  };
}

/**
 * A brief of figures alone may begin a title as well, «60 secondes avant l’aube», and one of words that say nothing may
 * be one, “Don’t Look Down”. A single word is none.
 */
function titleOfFigures(text: string, tiers: number): BriefSearch["title"] {
  const words = text.split(/[\s'’-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length < 2 || words.length > LONGEST_TITLE) return null;
  const clauses = words.map((word): Unit[] => [{ text: word, isWord: true }]);
  const readings = new Map(words.map((word): [string, Reading] => [word, { texts: [word], also: [] }]));
  return {
    parsed: { clauses, excluded: [], titles: [text.replace(/"/g, " ").trim()], codes: [] },
    readings,
    tiers,
  };
}

/**
 * The words of the brief as a title: the search by words ranks those that hold them all. Who leaves something out by
 * words, «Nuit sans vent», may only mean a title that is just that; by a sign, none.
 */
export function titleOf(text: string, parts: readonly Part[]): BriefSearch["title"] {
  if (parts.every(({ means }) => means.kind === "figure" && means.figure.kind !== "code"))
    return titleOfFigures(text, parts.length > 0 ? BEGINNING_TIERS : NAME_TIERS);
  const told = parts.filter(
    ({ read, mode, means }) => mode !== "loose" && means.kind !== "figure" && read.kind !== "version",
  );
  const excluded = parts.filter(({ mode }) => mode === "excluded");
  if (told.length === 0 || excluded.some(({ start }) => text.startsWith("-", start))) return null;
  const units = told.flatMap(({ words, means, mode, start, end }): Unit[] =>
    means.kind === "text" && means.isQuoted
      ? [{ text: words, isWord: false }]
      : (mode === "excluded" ? text.slice(start, end) : words)
          .split(/[\s'’-]+/)
          .flatMap((word) => (/[\p{L}\p{N}]/u.test(word) ? [{ text: word, isWord: true }] : [])),
  );
  if (units.length > LONGEST_TITLE) return null;
  const readings = new Map<string, Reading>();
  for (const { words, read } of told)
    if (read.instead && read.kind === "text") readings.set(words, { texts: [...read.instead], also: [] });
  for (const { text: unit } of units)
    if (!readings.has(unit)) readings.set(unit, { texts: [unit], also: [] });
  const isKnownWord = units.length === 1 && told[0]?.read.kind !== "text";
  const figures = parts.length - told.length;
  if (isKnownWord && figures > 0) return null;
  const [from, to] = [Math.min(...told.map(({ start }) => start)), Math.max(...told.map(({ end }) => end))];
  const titles = [text.slice(from, to), text].map((title) => title.replace(/"/g, " ").trim());
  return {
    parsed: {
      clauses: units.map((unit) => [unit]),
      excluded: [],
      // «La nuit» is a name with its article, «je cherche Oud seul» one without what is before it.
      titles: [...new Set(titles)],
      codes: [],
    },
    readings,
    tiers: isKnownWord || excluded.length > 0 ? NAME_TIERS : TITLE_TIERS,
  };
}
