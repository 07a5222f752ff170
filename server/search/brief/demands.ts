import type { Unit } from "#/server/search/words/parse-search.ts";
import type { Reading } from "#/server/search/words/readings.ts";
import {
  type BriefSearch,
  type Choice,
  type Demand,
  FULL_STRENGTH,
  type LackingTerms,
  type VersionDemand,
} from "./brief.ts";
import { kinVersions, lengthCurve, type Read } from "./concept-figures.ts";
import type { Lexicon } from "./lexicon.ts";
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

const weighed = ({ weight }: Read, mode: BriefPart["mode"]) =>
  mode === "loose" ? Math.round(weight * LOOSE_SHARE) : weight;

/** The words for what a version may lack, and the minimum worth of their leads to terms that count as that. */
const VOCALS = { word: "vocals", leastWorth: 0 };
const DRUMS = { word: "drums", leastWorth: 70 };
/** What some kinds of version lack. Any version of a track without singing, or without drums, counts as such a kind. */
const LACKED_BY: Readonly<Record<string, typeof VOCALS>> = {
  "no-vocals": VOCALS,
  instrumental: VOCALS,
  "no-drums": DRUMS,
};

/** Returns the terms for what these kinds of version lack, and the other instruments; null if they lack nothing. */
function lackingTerms(versions: readonly string[], { phrases, terms }: Lexicon): LackingTerms | null {
  const things = new Set(versions.flatMap((version) => LACKED_BY[version] ?? []));
  if (things.size === 0) return null;
  const slugs = [...things].flatMap(({ word, leastWorth }) =>
    phrases.of(word).flatMap((means) => {
      if (means.kind !== "entry") return [];
      const { leads } = means.entry;
      return [
        ...leads.terms.flatMap(({ slug, worth }) => (worth >= leastWorth ? slug : [])),
        ...leads.leftOut,
      ];
    }),
  );
  const lacked = new Set(slugs.flatMap((slug) => terms.get(slug) ?? []));
  const instruments = [...terms.values()].filter(
    (term) => term.taxonomy === "instruments" && term.isCarried && !lacked.has(term),
  );
  return { instruments, lacked: [...lacked] };
}

/** Returns whether a length follows a kind of version, after five letters at most: “stings of 4 s”. */
const isRightBehind = (kind: ScannedPart, length: ScannedPart) =>
  length.start >= kind.end && length.start - kind.end <= 5;

export function versionDemand(
  parts: readonly BriefPart[],
  lexicon: Lexicon,
  choices: readonly Choice[],
): VersionDemand | null {
  const others = choices.slice(1).flatMap(({ concepts }) => concepts.map(({ concept }) => concept));
  const wanted = (kind: Read["kind"]) =>
    parts
      .map((part, concept) => ({ part, concept }))
      .filter(
        ({ part, concept }) =>
          part.read.kind === kind && part.mode !== "excluded" && !others.includes(concept),
      );
  const [[kind, ...kinds], [length, ...lengths]] = [wanted("version"), wanted("length")];
  if (!kind && !length) return null;
  // “A theme of 40 s and stings of 4 s”.
  const own = kind && lengths.find(({ part }) => isRightBehind(kind.part, part));
  const common = ({ part, concept }: { part: BriefPart; concept: number }) => ({
    concept,
    weight: weighed(part.read, part.mode),
    isMust: part.mode === "must",
  });
  const kindOf = (one: { part: BriefPart; concept: number }) => {
    const versions = one.part.read.versions ?? [];
    return {
      ...common(one),
      strengths: kinVersions(versions),
      lacking: lackingTerms(versions, lexicon),
    };
  };
  const lengthOf = (one: { part: BriefPart; concept: number }) => ({
    ...common(one),
    curve: lengthCurve(one.part.read.seconds ?? { from: null, to: null }),
    choices: choices.map(({ terms, curve }) => ({ terms, curve })),
  });
  return {
    kind: kind && !own ? kindOf(kind) : null,
    length: length ? lengthOf(length) : null,
    further: [
      ...(kind && own ? [{ kind: kindOf(kind), length: lengthOf(own) }] : []),
      ...kinds.map((one) => ({ kind: kindOf(one), length: null })),
      ...lengths.flatMap((one) => (one === own ? [] : [{ kind: null, length: lengthOf(one) }])),
    ],
  };
}

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
