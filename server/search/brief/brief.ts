import type { Concept } from "#/contract/brief.ts";
import type { GuidedFacets } from "#/contract/search.ts";
import type { TrackFilters } from "#/server/search/filters/track-filters.ts";
import type { ParsedSearch } from "#/server/search/words/parse-search.ts";
import type { Reading } from "#/server/search/words/readings.ts";
import type { Range } from "./thesaurus.ts";

/** What meets a concept wholly; everything is counted in whole hundredths, so that both ways of finding agree. */
export const WHOLLY = 100;
/** From this strength on a concept that is not met is near (`NEAR` of the contract). */
export const NEAR_STRENGTH = 60;
/** What is found must be worth this share of what fits best: half of it. Titles that were typed are not compared. */
export const LEAST_SHARE = 2;
/**
 * A title that was typed stands before all that only fits: for the exact title, the exact name of its album, its
 * beginning, its words, and those with its album. Above all that sixteen concepts can be worth, be they all codes.
 */
export const TITLE_WORTH = 12_000_000;
/** The same for tracks that meet the whole brief, below titles. */
export const WHOLE_WORTH = TITLE_WORTH / 2;
export const TITLE_TIERS = 5;
/** Those of a whole name, and of its beginning. */
export const BEGINNING_TIERS = 3;
/** Those of a whole name. */
export const NAME_TIERS = 2;

/** A figure that counts fully inside its bounds, and less and less up to `reach` outside. */
export interface Curve extends Range {
  reach: number;
}

export interface WeighedTerm {
  id: number;
  strength: number;
  taxonomy: string;
}

/**
 * What a track must have itself to meet a concept, beside its tonality, its writers, its codes and its tempo. All other
 * evidence leads to the concept: a track that has it comes near.
 */
interface Own {
  /** Ids of terms. */
  terms: readonly number[];
  territories: readonly string[];
  /** Words, and at how many of `PLACES`, from the first, they may stand. */
  texts: readonly { text: string; places: number }[];
}

/** What of a track speaks for a concept, each with its strength, 1–100; terms strongest first. */
export interface Evidence {
  own: Own;
  terms: readonly WeighedTerm[];
  /** Terms that speak against it. */
  against: readonly number[];
  territories: readonly string[];
  tonalities: readonly string[];
  writerIds: readonly number[];
  /** References and codes that a track goes by. */
  codes: readonly string[];
  tempo: Curve | null;
  /** Words, with what each of `PLACES` is worth. */
  texts: readonly { text: string; worth: readonly number[] }[];
}

/** One concept as it is looked for. */
export interface Demand {
  /** Its place among the concepts. */
  concept: number;
  weight: number;
  isMust: boolean;
  evidence: Evidence;
}

/** What is asked of versions: all of it of one and the same. */
export interface VersionDemand {
  /** Concept and weight of the kind, and strengths by kind. */
  kind: { concept: number; weight: number; isMust: boolean; strengths: ReadonlyMap<string, number> } | null;
  length: { concept: number; weight: number; isMust: boolean; curve: Curve } | null;
  /** Concepts of further kinds and lengths: a row is one version, so none is told to meet them. */
  further: readonly number[];
}

export interface BriefSearch {
  demands: readonly Demand[];
  version: VersionDemand | null;
  /** What no track may carry. */
  excluded: readonly Evidence[];
  /** The words of the brief as those of a title, with the tiers of `match.ts` that count; null where it can be none. */
  title: { parsed: ParsedSearch; readings: ReadonlyMap<string, Reading>; tiers: number } | null;
  filters: TrackFilters;
  query: URLSearchParams;
}

export interface BriefHit {
  id: number;
  score: number;
  /** Strengths by concept; 0 for excluded ones. */
  strengths: readonly number[];
  /** The concepts that it meets, a bit each (`bitOf`). */
  met: number;
}

export interface FoundByBrief {
  total: number;
  /** Tracks that meet every demand. */
  whole: number;
  hits: BriefHit[];
  facets: GuidedFacets;
}

/** A brief that was read: what people see of it and what is looked for. */
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

/** How nearly a figure meets a curve, 0–100: 100 inside its bounds alone. */
export function closeness(value: number, { from, to, reach }: Curve): number {
  const outside = from !== null && value < from ? from - value : to !== null && value > to ? value - to : 0;
  return Math.max(0, WHOLLY - Math.max(Math.min(outside, 1), Math.floor((outside * WHOLLY) / reach)));
}

/** What a kind of version is called by, in seconds: an edit of 30 s is one, however long its last note sounds. */
export const NOMINAL_SECONDS: ReadonlyMap<string, number> = new Map([
  ["60", 60],
  ["30", 30],
]);

/** How nearly a kind of version meets a length by its name alone. */
export function nominalCloseness(kind: string, curve: Curve): number {
  const seconds = NOMINAL_SECONDS.get(kind);
  return seconds === undefined ? 0 : closeness(seconds, curve);
}

/** A tempo that comes with terms only adds to them; alone it is what is looked for. */
export const isTempoItself = ({ terms, territories }: Evidence) =>
  terms.length === 0 && territories.length === 0;

/** Whether a track can have what is meant; an idea that no term stands for can only be come near. */
function canBeMet(evidence: Evidence): boolean {
  const { own, tonalities, writerIds, codes, tempo } = evidence;
  return (
    own.terms.length + own.territories.length + tonalities.length + writerIds.length + codes.length > 0 ||
    own.texts.some(({ places }) => places > 1) ||
    (tempo !== null && isTempoItself(evidence))
  );
}

/** Demands and what is asked of versions, as one list by concept; what must be is had where it can be, else near. */
export function weightsOf({ demands, version }: Pick<BriefSearch, "demands" | "version">) {
  const ofVersions = [version?.kind, version?.length].filter((one) => one != null);
  return [
    ...demands.map((demand) => ({ ...demand, canBeMet: canBeMet(demand.evidence) })),
    ...ofVersions.map((demand) => ({ ...demand, canBeMet: true })),
  ].map(({ concept, weight, isMust, canBeMet }) => ({ concept, weight, isMust, canBeMet }));
}

/** The bit of a concept among those that are met. */
export const bitOf = (concept: number) => 1 << concept;

/** The concepts that a track meets which meets the whole brief, which none may; 0 where nothing is wanted. */
export const wholeOf = (search: Pick<BriefSearch, "demands" | "version">) =>
  [...weightsOf(search).map(({ concept }) => concept), ...(search.version?.further ?? [])].reduce(
    (bits, concept) => bits | bitOf(concept),
    0,
  );

/** The score that people are told, 0–1, of what was added up. */
export function scoreOf(total: number, search: Pick<BriefSearch, "demands" | "version">): number {
  const most = weightsOf(search).reduce((sum, { weight }) => sum + weight * WHOLLY, 0);
  return total >= WHOLE_WORTH || most === 0 ? 1 : Math.min(1, total / most);
}
