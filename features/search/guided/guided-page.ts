import type { z } from "zod";
import type { termsearchEndpoint } from "#/contract/search.ts";
import { type RowTrack, rowTrack } from "#/features/tracks/rows/row-track.ts";
import type { GuidedState } from "./guided-state.ts";
import type { TempoBar } from "./tempo-scale.ts";

type Answer = z.infer<typeof termsearchEndpoint.answer>;
type Counts = Readonly<Record<string, number>>;

/** How many titles each further choice gives; a part is missing when the backend does not count it. */
export interface GuidedCounts {
  terms: Counts;
  territory?: Counts;
  tonality?: Counts;
  version?: Counts;
  tempo?: TempoBar[];
  seconds?: TempoBar[];
  /** Composers by their number of titles. */
  writers?: { slug: string; name: string; count: number }[];
}

/** Composers that a page carries: those with the most titles, and the chosen ones. */
const MOST_WRITERS = 40;

/** A page of guided search, with what a screen shows of it and no more: it travels in the HTML. */
export interface GuidedPage {
  tracks: RowTrack[];
  total: number;
  counts: GuidedCounts;
  /** Titles of the chosen terms, for those that no group lists. */
  names: Readonly<Record<string, { title: string; titleFr: string }>>;
  /** Slugs that the catalogue does not know. */
  ignored: string[];
}

const counts = <Row extends { count: number }>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): Counts | undefined => rows && Object.fromEntries(rows.map((row) => [keyOf(row), row.count]));

/** What a screen needs of an answer to this state. */
export function guidedPage(answer: Answer, { terms, not, writers: chosen }: GuidedState): GuidedPage {
  const { taxonomies, writers, territories, tonalities, versions, tempo, seconds } = answer.facets;
  const named = taxonomies
    .flatMap((taxonomy) => taxonomy.terms)
    .filter(({ slug }) => terms.includes(slug) || not.includes(slug));
  return {
    tracks: answer["hydra:member"].map(rowTrack),
    total: answer["hydra:totalItems"],
    counts: {
      terms: counts(answer.availableTerms, ({ slug }) => slug) ?? {},
      territory: counts(territories, ({ code }) => code),
      tonality: counts(tonalities, ({ tonality }) => tonality),
      version: counts(versions, ({ kind }) => kind),
      tempo,
      seconds,
      writers: writers
        .toSorted((one, other) => other.count - one.count)
        .filter(({ slug }, at) => at < MOST_WRITERS || chosen.includes(slug))
        .map(({ slug, name, count }) => ({ slug, name, count })),
    },
    names: Object.fromEntries(named.map(({ slug, title, titleFr }) => [slug, { title, titleFr }])),
    ignored: answer.ignoredTerms,
  };
}
