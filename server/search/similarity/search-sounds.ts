import { inArray } from "drizzle-orm";
import type { z } from "zod";
import { DEFAULT_WEIGHTS, type soundSearchEndpoint } from "#/contract/similarity.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { readIri } from "#/server/platform/http/read-iri.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { readPaging } from "#/server/platform/hydra/paging.ts";
import { readHits } from "#/server/search/read-hits.ts";
import type { SearchDeps } from "#/server/search/run-search.ts";
import { readTermFilters } from "#/server/search/run-term-search.ts";
import type { SoundPrint } from "#/server/sound/prints/sound-print.ts";
import { rankSounds } from "./rank.ts";
import { referenceOf } from "./reference.ts";
import type { SoundIndex } from "./sound-index.ts";

type Body = z.output<NonNullable<(typeof soundSearchEndpoint)["body"]>>;
type Steering = Omit<Body, "track" | "print">;
type SimilarTo = z.input<(typeof soundSearchEndpoint)["answer"]>["similarTo"];

const DEFAULT_SIZE = 20;
/** Maximum page size (contract §5). */
const LARGEST_SIZE = 50;
/** All tracks that pass the filters; they are ranked here. */
const ALL = { size: 1_000_000, offset: 0 };

export interface SoundSearch {
  endpoint: typeof soundSearchEndpoint;
  url: URL;
  query: z.output<NonNullable<(typeof soundSearchEndpoint)["query"]>>;
  /** The sound to compare with; null if it has no print, and so no similar tracks. */
  print: SoundPrint | null;
  /** The track of the reference, which is left out of the results. */
  trackId: number | null;
  steering: Steering;
  similarTo: SimilarTo;
  /** Aborted when the caller no longer waits for the answer. */
  signal: AbortSignal;
}

/** Returns a page of the tracks similar to a sound, with the filters of guided search (contract §5). */
export async function searchSounds(
  { db, finder }: Pick<SearchDeps, "db" | "finder">,
  index: SoundIndex,
  search: SoundSearch,
) {
  const { endpoint, url, query, print, trackId, steering, signal } = search;
  const asked = readPaging(url.searchParams, { size: DEFAULT_SIZE });
  const size = Math.min(asked.size, LARGEST_SIZE);
  const paging = { page: asked.page, size, offset: (asked.page - 1) * size };
  const { filters, ignoredTerms } = await readTermFilters(db, query, url.searchParams);
  const { hits, facets } = await finder.byTerms({ filters, query: new URLSearchParams() }, ALL);
  const allowed = new Set(hits.map(({ id }) => id));
  if (trackId !== null) allowed.delete(trackId);
  assertOrder(steering);
  const ranked = print
    ? await rankSounds(index, {
        reference: referenceOf(print, steering.from, steering.to),
        weights: steering.weights ?? DEFAULT_WEIGHTS,
        allowed,
        plus: idsOf(steering.plus),
        minus: idsOf(steering.minus),
        seeksRecording: trackId === null,
        signal,
      })
    : [];
  const page = ranked.slice(paging.offset, paging.offset + size);
  const byId = new Map(page.map((one) => [one.trackId, one]));
  const shown = await readHits.track(
    db,
    page.map((one) => ({ id: one.trackId, score: one.score })),
  );
  const members = shown.flatMap((track) => {
    const one = byId.get(Number(track.id));
    if (!one) return [];
    const { score, reasons, match, exact } = one;
    return [{ ...track, score, reasons, matches: [match], ...(exact && { exact }) }];
  });
  return {
    ...collectionAnswer(endpoint, url, { members, total: ranked.length, paging }),
    query: url.searchParams.toString(),
    facets,
    ignoredTerms,
    similarTo: search.similarTo,
  };
}

function assertOrder({ from, to }: Steering): void {
  if (from !== undefined && to !== undefined && to <= from) {
    throw violation("to", "choice", "The part must end after it begins.");
  }
}

const idsOf = (iris: readonly string[] = []) => iris.map((iri) => readIri(iri, "/api/tracks"));

/** Returns the catalogue's tempo and key of a track, with its address; null for an unknown track. */
export async function describeTrack(db: Database, trackId: number) {
  const [row] = await db
    .select({ bpm: tracks.bpm, tonality: tracks.tonality })
    .from(tracks)
    .where(inArray(tracks.id, [trackId]));
  return row ? { track: `/api/tracks/${trackId}`, ...row } : null;
}
