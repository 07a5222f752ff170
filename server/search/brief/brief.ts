import type { Concept } from "#/contract/brief.ts";
import type { GuidedFacets } from "#/contract/search.ts";
import type { TrackFilters } from "#/server/search/filters/track-filters.ts";
import type { ParsedSearch } from "#/server/search/words/parse-search.ts";
import type { Reading } from "#/server/search/words/readings.ts";
import type { Range } from "./thesaurus.ts";

/** The strength of a concept that is fully met; all strengths are whole hundredths, so that both finders agree. */
export const FULL_STRENGTH = 100;
/** Minimum strength at which a concept that is not met counts as near (`NEAR` of the contract). */
export const NEAR_STRENGTH = 60;
/** A range of a figure: full strength inside its bounds, decreasing to zero at `reach` outside. */
export interface Curve extends Range {
  reach: number;
}

export interface WeighedTerm {
  id: number;
  strength: number;
  taxonomy: string;
}

/**
 * Evidence by which a track meets a concept, besides tonality, writers, codes and tempo. All other evidence only brings
 * a track near the concept.
 */
interface Own {
  /** Ids of terms. */
  terms: readonly number[];
  territories: readonly string[];
  /** Words, and the number of `PLACES`, from the first, in which they count. */
  texts: readonly { text: string; places: number }[];
}

/** The properties of a track that support a concept, each with a strength, 1–100; terms strongest first. */
export interface Evidence {
  own: Own;
  terms: readonly WeighedTerm[];
  /** Terms that contradict the concept. */
  against: readonly number[];
  territories: readonly string[];
  tonalities: readonly string[];
  writerIds: readonly number[];
  /** References and codes of a track. */
  codes: readonly string[];
  tempo: Curve | null;
  /** Words, with their worth in each of `PLACES`. */
  texts: readonly { text: string; worth: readonly number[] }[];
}

/** One concept of a search. */
export interface Demand {
  /** Index of the concept. */
  concept: number;
  weight: number;
  isMust: boolean;
  /** Whether it sets a limit, «90 à 100 bpm»: tracks outside rank after all tracks within that meet anything else. */
  isLimit: boolean;
  evidence: Evidence;
}

/** Terms that show that a track lacks singing or drums: it has one of the `instruments` and none of the `lacked`. */
export interface LackingTerms {
  instruments: readonly NamedTerm[];
  lacked: readonly NamedTerm[];
}
interface NamedTerm {
  id: number;
  slug: string;
}

/** A kind and a length of version; one version must meet both. */
export interface VersionWish {
  /**
   * Concept and weight of the kind, and strengths by kind. With `lacking`, all versions of a track without singing, or
   * without drums, count.
   */
  kind: {
    concept: number;
    weight: number;
    isMust: boolean;
    strengths: ReadonlyMap<string, number>;
    lacking: LackingTerms | null;
  } | null;
  length: {
    concept: number;
    weight: number;
    isMust: boolean;
    curve: Curve;
    /** Lengths by terms of the track, the first that it carries; `curve` counts for tracks that carry none. */
    choices: readonly Pick<Choice, "terms" | "curve">[];
  } | null;
}

/**
 * One of several demands of a brief of which either will do, each with a length of its own: «un piano de 40 s et une
 * fanfare de 20 s».
 */
export interface Choice {
  /** A track that carries one of them is about this demand. */
  terms: readonly NamedTerm[];
  curve: Curve;
  /** Its concepts, each with the concept whose strength tells how a track meets it. */
  concepts: readonly { concept: number; reportedBy: number }[];
}

/** Returns the choice that a track is about: the first whose terms it carries, else the first without terms. */
export const choiceOf = <One extends Pick<Choice, "terms">>(
  choices: readonly One[],
  slugs: ReadonlySet<string>,
) =>
  choices.find(({ terms }) => terms.some(({ slug }) => slugs.has(slug))) ??
  choices.find(({ terms }) => terms.length === 0);

/** The kind and length of version that a brief wants. */
export interface VersionDemand extends VersionWish {
  /**
   * Further kinds and lengths, one each: a track with a version for each ranks higher. A result is one version, so none
   * is reported to meet them.
   */
  further: readonly VersionWish[];
}

export interface BriefSearch {
  demands: readonly Demand[];
  version: VersionDemand | null;
  /** Demands of which either will do; none in a brief with one demand. */
  choices: readonly Choice[];
  /** A track with any of this evidence is excluded. */
  excluded: readonly Evidence[];
  /** The brief as words of a title, with the tiers of `match.ts` that count; null when it cannot be a title. */
  title: { parsed: ParsedSearch; readings: ReadonlyMap<string, Reading>; tiers: number } | null;
  filters: TrackFilters;
  query: URLSearchParams;
}

export interface BriefHit {
  id: number;
  score: number;
  /** Strengths by concept; 0 for excluded ones. */
  strengths: readonly number[];
  /** The concepts that the track meets, one bit each (`bitOf`). */
  met: number;
}

export interface FoundByBrief {
  total: number;
  /** Number of tracks that meet every demand. */
  whole: number;
  hits: BriefHit[];
  facets: GuidedFacets;
}

/** A parsed brief: the concepts to show, and the search. */
export interface ReadBrief {
  concepts: Concept[];
  dropped: string[];
  search: Omit<BriefSearch, "filters" | "query">;
}

export const NO_EVIDENCE: Evidence = {
  own: { terms: [], territories: [], texts: [] },
  terms: [],
  against: [],
  territories: [],
  tonalities: [],
  writerIds: [],
  codes: [],
  tempo: null,
  texts: [],
};

/** Returns whether the tempo alone is the concept; next to terms or territories it only adds to them. */
export const isTempoItself = ({ terms, territories }: Evidence) =>
  terms.length === 0 && territories.length === 0;

/** Returns whether a track can meet the concept; an idea without its own terms can only be near. */
function canBeMet(evidence: Evidence): boolean {
  const { own, tonalities, writerIds, codes, tempo } = evidence;
  return (
    own.terms.length + own.territories.length + tonalities.length + writerIds.length + codes.length > 0 ||
    own.texts.some(({ places }) => places > 1) ||
    (tempo !== null && isTempoItself(evidence))
  );
}

/**
 * Returns demands and wanted versions as one list by concept. A track must meet the required concepts that can be met,
 * and be near the other required ones.
 */
export function weightsOf({ demands, version }: Pick<BriefSearch, "demands" | "version">) {
  const ofVersions = [version?.kind, version?.length].filter((one) => one != null);
  return [
    ...demands.map((demand) => ({ ...demand, canBeMet: canBeMet(demand.evidence) })),
    ...ofVersions.map((demand) => ({ ...demand, canBeMet: true })),
  ].map(({ concept, weight, isMust, canBeMet }) => ({ concept, weight, isMust, canBeMet }));
}
