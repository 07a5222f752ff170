import { type Id, idOfText, iriEnd } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import { DEFAULT_WEIGHTS, MOST_STEERS } from "#/contract/similarity.ts";
import {
  type GuidedState,
  guidedQuery,
  readGuidedState,
  TITLES_A_PAGE,
  writeGuidedState,
} from "../guided/guided-state.ts";

/** An id in the address of the page; other backends may use long numbers, UUIDs or slugs. */
const ASKED_ID = /^(?:[1-9]\d{0,18}|(?!\d+$)[\p{L}\d_][\p{L}\d._~:-]{0,99})$/u;

/** The three sides of a sound, in the order shown. */
export const SIDES = ["timbre", "harmony", "rhythm"] as const;
export type Side = (typeof SIDES)[number];
export type Weights = Readonly<Record<Side, number>>;

/** The part of the reference to compare, in seconds. */
export interface Part {
  from: number;
  to: number;
}

/** The state in the address of similarity search; one of the first three is the reference. */
export interface SimilarityState {
  /** Id of a track. */
  track: Id | null;
  /** Name of a sent file in this visit; the file itself is in no address. */
  sent: string | null;
  /** Address of an online film. */
  film: string | null;
  part: Part | null;
  weights: Weights;
  /** Ids of tracks to move towards, and away from. */
  plus: Id[];
  minus: Id[];
  filters: GuidedState;
}

/** Reads the state from the query of the address, ignoring invalid values. */
export function readSimilarityState(query: URLSearchParams): SimilarityState {
  const track = id(query.get("track"));
  return {
    track,
    sent: query.get("sent"),
    film: query.get("film"),
    part: readPart(query.get("part")),
    weights: readWeights(query.get("weights")),
    plus: ids(query.get("plus")),
    minus: ids(query.get("minus")),
    filters: readGuidedState(query),
  };
}

/** Returns the query of the address for a state, including `?`; empty for none. */
export function writeSimilarityState({
  track,
  sent,
  film,
  part,
  weights,
  plus,
  minus,
  filters,
}: SimilarityState): string {
  const isDefault = SIDES.every((side) => weights[side] === DEFAULT_WEIGHTS[side]);
  const own = [
    track !== null && `track=${iriEnd(track)}`,
    sent && `sent=${encodeURIComponent(sent)}`,
    film && `film=${encodeURIComponent(film)}`,
    part && `part=${tenths(part.from)}-${tenths(part.to)}`,
    !isDefault && `weights=${SIDES.map((side) => Math.round(weights[side] * 100)).join(",")}`,
    plus.length > 0 && `plus=${plus.map(iriEnd).join(",")}`,
    minus.length > 0 && `minus=${minus.map(iriEnd).join(",")}`,
    writeGuidedState(filters).slice(1),
  ].filter(Boolean);
  return own.length > 0 ? `?${own.join("&")}` : "";
}

/** Returns the filters as the query of the API, without an order: results are ordered by similarity. */
export function similarityQuery({ filters }: SimilarityState) {
  return { ...guidedQuery({ ...filters, order: "catalogue" }), itemsPerPage: String(TITLES_A_PAGE) };
}

const iri = (id: Id) => itemIri({ id });

/** Returns the use of the reference in the API's names. */
export function steeringOf({ part, weights, plus, minus }: SimilarityState) {
  return {
    ...(part && { from: part.from, to: part.to }),
    weights,
    ...(plus.length > 0 && { plus: plus.map(iri) }),
    ...(minus.length > 0 && { minus: minus.map(iri) }),
  };
}

/** Returns the state steered towards or away from a track, or no longer by it; back on its first page. */
export function steered(state: SimilarityState, track: Id, way: "plus" | "minus"): SimilarityState {
  const without = (list: Id[]) => list.filter((one) => one !== track);
  const [plus, minus] = [without(state.plus), without(state.minus)];
  const wasOn = state[way].includes(track);
  const next = { ...state, plus, minus, filters: { ...state.filters, page: 1 } };
  return wasOn ? next : { ...next, [way]: [...next[way], track].slice(-MOST_STEERS) };
}

/** Returns the state with another reference, or none: settings for the previous one are reset, filters stay. */
export function comparedWith(
  state: SimilarityState,
  source: Partial<Pick<SimilarityState, "track" | "sent" | "film">> = {},
): SimilarityState {
  const filters = { ...state.filters, page: 1 };
  return {
    ...state,
    track: null,
    sent: null,
    film: null,
    part: null,
    plus: [],
    minus: [],
    filters,
    ...source,
  };
}

function readPart(text: string | null): Part | null {
  const [, low, high] = /^(\d{1,4}(?:\.\d)?)-(\d{1,4}(?:\.\d)?)$/.exec(text ?? "") ?? [];
  return low && high && Number(low) < Number(high) ? { from: Number(low), to: Number(high) } : null;
}

function readWeights(text: string | null): Weights {
  const [, timbre, harmony, rhythm] = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/.exec(text ?? "") ?? [];
  if (!timbre || !harmony || !rhythm) return DEFAULT_WEIGHTS;
  const share = (one: string) => Math.min(100, Number(one)) / 100;
  return { timbre: share(timbre), harmony: share(harmony), rhythm: share(rhythm) };
}

function id(text: string | null): Id | null {
  return text && ASKED_ID.test(text) ? idOfText(text) : null;
}

function ids(text: string | null): Id[] {
  const read = (text ?? "").split(",").flatMap((one) => id(one) ?? []);
  return [...new Set(read)].slice(0, MOST_STEERS);
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;
