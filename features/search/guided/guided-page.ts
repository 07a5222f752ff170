import type { z } from "zod";
import type { termsearchEndpoint } from "#/contract/search.ts";
import { type RowTrack, rowTrack } from "#/features/tracks/row-parts/row-track.ts";
import type { GuidedState } from "./guided-state.ts";
import type { TempoBar } from "./tempo-scale.ts";

type Answer = z.infer<typeof termsearchEndpoint.answer>;
type Counts = Readonly<Record<string, number>>;

/** Number of tracks for each further choice; a part is missing if the backend does not count it. */
export interface GuidedCounts {
  terms: Counts;
  territory?: Counts;
  tonality?: Counts;
  version?: Counts;
  tempo?: TempoBar[];
  seconds?: TempoBar[];
  /** Composers by number of tracks. */
  writers?: { slug: string; name: string; count: number }[];
}

/** Number of composers on a page: those with the most tracks, and the chosen ones. */
const MOST_WRITERS = 40;

/** A page of guided search, with only the data that a screen shows: it is part of the HTML. */
export interface GuidedPage {
  tracks: RowTrack[];
  total: number;
  counts: GuidedCounts;
  /** Titles of the chosen terms that are in no group. */
  names: Readonly<Record<string, { title: string; titleFr: string }>>;
  /** Slugs unknown to the catalogue. */
  ignored: string[];
}

const counts = <Row extends { count: number }>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): Counts | undefined => rows && Object.fromEntries(rows.map((row) => [keyOf(row), row.count]));

/** Returns the data that a screen needs of an answer to this state. */
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
