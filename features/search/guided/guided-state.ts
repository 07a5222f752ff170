import { SEARCH_MAX_TERMS } from "#/contract/search.ts";
import { VERSION_KINDS } from "#/contract/version-kinds.ts";
import { pageNumber, slugList } from "#/lib/navigation/query-values.ts";
import { keyOf } from "./circle-of-fifths.ts";
import { inTempoScale, readTempo, SECONDS_SCALE, type Tempo, writeTempo } from "./tempo-scale.ts";

/** Number of tracks on a page of a search. */
export const TITLES_A_PAGE = 20;

/**
 * Kinds of versions offered: not the full version, which every track is itself, and not the kind for all other labels.
 */
export const OFFERED_KINDS = VERSION_KINDS.filter((kind) => kind !== "full" && kind !== "other");
export type OfferedKind = (typeof OFFERED_KINDS)[number];

/** Maximum number of composers in an address; the backend would read more. */
const MOST_WRITERS = 20;

export const GUIDED_ORDERS = ["catalogue", "name", "bpm", "duration", "newest"] as const;
export type GuidedOrder = (typeof GUIDED_ORDERS)[number];

/** The state in the address of guided search. */
export interface GuidedState {
  /** Slugs of included and of excluded terms. */
  terms: string[];
  not: string[];
  /** Country codes. */
  territory: string[];
  /** Tonalities by the usual names of their keys. */
  tonality: string[];
  version: OfferedKind[];
  tempo: Tempo;
  /** Length in seconds. */
  seconds: Tempo;
  /** Slugs of composers. */
  writers: string[];
  order: GuidedOrder;
  page: number;
}

export const EVERYTHING: GuidedState = {
  terms: [],
  not: [],
  territory: [],
  tonality: [],
  version: [],
  tempo: { from: null, to: null },
  seconds: { from: null, to: null },
  writers: [],
  order: "catalogue",
  page: 1,
};

/** Reads the state from the query of the address, ignoring invalid values. */
export function readGuidedState(query: URLSearchParams): GuidedState {
  const list = (name: string) => slugList(query.getAll(name));
  const terms = list("terms").slice(0, SEARCH_MAX_TERMS);
  return {
    terms,
    not: list("not")
      .filter((slug) => !terms.includes(slug))
      .slice(0, SEARCH_MAX_TERMS),
    territory: [...new Set(list("territory").map((code) => code.toUpperCase()))],
    tonality: [...new Set(list("tonality").flatMap((one) => keyOf(one)?.tonalities[0] ?? []))],
    version: OFFERED_KINDS.filter((kind) => list("version").includes(kind)),
    tempo: readTempo(query.get("bpm")),
    seconds: readTempo(query.get("duration"), SECONDS_SCALE),
    writers: list("writers").slice(0, MOST_WRITERS),
    order: GUIDED_ORDERS.find((known) => known === query.get("order")) ?? EVERYTHING.order,
    page: pageNumber(query.get("page")),
  };
}

/** Returns the query of the address for a state, including `?`; empty for the whole catalogue. */
export function writeGuidedState(state: GuidedState): string {
  const { tempo, seconds, order, page } = state;
  const lists = (["terms", "not", "territory", "tonality", "version", "writers"] as const).map(
    (name) => state[name].length > 0 && `${name}=${state[name].map(encodeURIComponent).join(",")}`,
  );
  const bpm = writeTempo(tempo);
  const duration = writeTempo(seconds);
  const query = [
    ...lists,
    bpm && `bpm=${bpm}`,
    duration && `duration=${duration}`,
    order !== EVERYTHING.order && `order=${order}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return query.length > 0 ? `?${query.join("&")}` : "";
}

const without = (list: readonly string[], one: string) => list.filter((other) => other !== one);

/**
 * Returns the state with a term at its next setting: off, included, excluded, off again; back on its first page.
 * Returns the state itself when the limit of terms is reached.
 */
export function cycled(state: GuidedState, slug: string): GuidedState {
  const { terms, not } = state;
  if (not.includes(slug)) return { ...state, not: without(not, slug), page: 1 };
  if (terms.includes(slug)) {
    if (not.length >= SEARCH_MAX_TERMS) return { ...state, terms: without(terms, slug), page: 1 };
    return { ...state, terms: without(terms, slug), not: [...not, slug], page: 1 };
  }
  if (terms.length >= SEARCH_MAX_TERMS) return state;
  return { ...state, terms: [...terms, slug], page: 1 };
}

/** Returns the state with a country, key or kind of version switched on or off, back on its first page. */
export function switched(
  state: GuidedState,
  kind: "territory" | "tonality" | "version" | "writers",
  value: string,
): GuidedState {
  const chosen: readonly string[] = state[kind];
  const next = chosen.includes(value) ? without(chosen, value) : [...chosen, value];
  return { ...state, [kind]: next, page: 1 };
}

const WIRE_ORDERS = {
  catalogue: {},
  name: { "order[name]": "asc" },
  bpm: { "order[bpm]": "asc" },
  duration: { "order[durationSeconds]": "asc" },
  newest: { "order[createdAt]": "desc" },
} as const satisfies Record<GuidedOrder, object>;

/** Returns the state as the query of the API (contract §5): OR inside a taxonomy, AND between. */
export function guidedQuery(state: GuidedState) {
  const { terms, not, territory, tonality, version, writers, order, page } = state;
  const { from, to } = inTempoScale(state.tempo);
  const { from: shortest, to: longest } = inTempoScale(state.seconds, SECONDS_SCALE);
  return {
    ...(terms.length > 0 && { "terms[]": terms }),
    ...(not.length > 0 && { "not[]": not }),
    ...(territory.length > 0 && { "territory[]": territory }),
    ...(tonality.length > 0 && { "tonality[]": tonality.flatMap((one) => keyOf(one)?.tonalities ?? one) }),
    ...(version.length > 0 && { "version[]": version }),
    ...(writers.length > 0 && { "writers[]": writers }),
    ...(shortest !== null && { "durationSeconds[gte]": String(shortest) }),
    ...(longest !== null && { "durationSeconds[lte]": String(longest) }),
    ...(from !== null && { "bpm[gte]": String(from) }),
    ...(to !== null && { "bpm[lte]": String(to) }),
    ...WIRE_ORDERS[order],
    ...(page > 1 && { page: String(page) }),
    itemsPerPage: String(TITLES_A_PAGE),
  };
}
