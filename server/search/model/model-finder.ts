import { RoaringArenaAllocator } from "roaring-wasm";
import type { SearchKind } from "#/contract/search.ts";
import { trackOrderColumns } from "#/server/catalogue/tracks/track-order-columns.ts";
import { askedOrder } from "#/server/platform/hydra/order.ts";
import { NO_FILTERS } from "#/server/search/filters/track-filters.ts";
import { titleForm } from "#/server/search/words/title-form.ts";
import {
  type Finder,
  type FoundByTerms,
  type FoundByWords,
  type Hit,
  NO_FACETS,
  type PageRange,
  type RequestedParts,
  type TermSearch,
  type WordSearch,
} from "../finder.ts";
import { applyFilters, countFacets, countTrackFacets, type SegmentResult } from "./count-facets.ts";
import { thingParts, trackParts } from "./filter-parts.ts";
import { findBrief, prepareBrief } from "./find-brief.ts";
import type { WordQuery } from "./fit-words.ts";
import type { Generation } from "./generation.ts";
import { mergePages } from "./merge-pages.ts";
import { BY_SORT_ORDER, compareIn, type Order, orderRanks } from "./order-ranks.ts";
import { inSegment, phrasesToLookUp } from "./phrase-fits.ts";
import { rankedPage, scoreOf } from "./ranked-page.ts";
import type { Segment, TrackSegment } from "./segment.ts";
import { partInOrder } from "./top-ordinals.ts";

const OTHERS = ["album", "writer", "placement"] as const;
const readOrder = (query: URLSearchParams) =>
  askedOrder(query, (column) => Object.hasOwn(trackOrderColumns, column)) as unknown as Order;

type Scored = (segment: TrackSegment, ordinal: number) => number | null;

function orderedPage(
  results: readonly SegmentResult<TrackSegment>[],
  order: Order,
  part: PageRange,
  score: Scored,
): Hit[] {
  const compare = compareIn(order);
  const shares = results.map((result) => {
    const { segment, left } = result;
    return {
      segment,
      total: left.length,
      part(from: number, to: number) {
        const ranks = orderRanks(segment, order);
        const keys = new Float64Array(left.length);
        for (let at = 0; at < left.length; at += 1) keys[at] = ranks[left[at] as number] as number;
        return partInOrder(left, keys, from, to);
      },
    };
  });
  const placed = mergePages(shares, part, (one, other) =>
    compare(one.segment, one.ordinal, other.segment, other.ordinal),
  );
  return placed.map(({ segment, ordinal }) => ({
    id: segment.ids[ordinal] ?? 0,
    score: score(segment, ordinal),
  }));
}

/** The texts of a search that the dictionaries must parse. */
function textsOf({ parsed, readings }: WordSearch): string[] {
  return [
    ...[...readings.values()].flatMap(({ texts, also }) => [...texts, ...also]),
    ...parsed.clauses.flat().map(({ text }) => text),
    ...parsed.excluded.map(({ text }) => text),
  ];
}

/** Prepares a search for each segment and makes all its database queries; the search itself needs none. */
async function prepare<Kind extends SearchKind>(
  generation: Generation,
  search: WordSearch,
  kinds: readonly Kind[],
) {
  const { parsed, readings } = search;
  const texts = textsOf(search);
  // Folding works letter by letter: the whole is folded like its words, whose forms are often cached.
  const pieces = parsed.titles.flatMap((title) => title.split(" ")).filter((piece) => piece !== "");
  const forms = await generation.forms([...texts, ...pieces]);
  const { tracks, others } = generation;
  const segmentsOf = (kind: SearchKind): readonly Segment[] => (kind === "track" ? tracks : [others[kind]]);
  const held = new Map<Kind, Awaited<ReturnType<typeof generation.phrases.holders>>>();
  for (const kind of kinds)
    held.set(kind, await generation.phrases.holders(kind, phrasesToLookUp(texts, forms, segmentsOf(kind))));
  return (kind: Kind, segment: Segment): WordQuery => ({
    clauses: parsed.clauses,
    codes: parsed.codes,
    excluded: parsed.excluded,
    titles: parsed.titles.map((title) =>
      titleForm(title.replace(/[^ ]+/g, (piece) => forms.get(piece)?.folded ?? piece)),
    ),
    readings,
    forms,
    phrases: inSegment(held.get(kind) ?? new Map(), segment),
  });
}

function findByWords(
  { tracks, others, names }: Generation,
  { filters, query, parsed }: WordSearch,
  requested: RequestedParts,
  wantedIn: (kind: SearchKind, segment: Segment) => WordQuery,
): FoundByWords {
  const found: FoundByWords = {
    counts: { track: 0, album: 0, writer: 0, placement: 0 },
    pages: {},
    facets: NO_FACETS,
  };
  const isRanked = parsed.clauses.length > 0 || parsed.codes.length > 0;
  const rangeOf = (kind: SearchKind) => requested.pages.find(([other]) => other === kind)?.[1];
  const results = tracks.map((segment) => {
    const { ordinals, tiers } = segment.fit(wantedIn("track", segment));
    return applyFilters({ segment, base: ordinals, tiers, parts: trackParts(segment, filters), filters });
  });
  found.counts.track = results.reduce((sum, { left }) => sum + left.length, 0);
  const order = readOrder(query);
  const part = rangeOf("track");
  if (part && order.length === 0 && isRanked) found.pages.track = rankedPage(results, part);
  else if (part) {
    // A search that only excludes does not rank: every score is 0.
    const by = order.length > 0 ? order : BY_SORT_ORDER;
    const tiersOf = new Map(results.map(({ segment, tiers }) => [segment, tiers]));
    found.pages.track = orderedPage(results, by, part, (segment, ordinal) =>
      isRanked ? scoreOf(tiersOf.get(segment)?.[ordinal] ?? 0, segment.popularity[ordinal] ?? 0) : 0,
    );
  }
  if (requested.facets === "track") found.facets = countFacets(results, names);
  for (const kind of OTHERS) {
    const segment = others[kind];
    const { ordinals, tiers } = segment.fit(wantedIn(kind, segment));
    const own = kind === "album" ? filters : NO_FILTERS;
    const result = applyFilters({
      segment,
      base: ordinals,
      tiers,
      parts: thingParts(segment, own),
      filters: own,
    });
    found.counts[kind] = result.left.length;
    const page = rangeOf(kind);
    if (page) found.pages[kind] = rankedPage([result], page, isRanked ? undefined : 0);
    if (kind === "album" && requested.facets === kind) found.facets = countFacets([result], names);
  }
  return found;
}

function findByTerms(
  { tracks, names }: Generation,
  { filters, query }: TermSearch,
  part: PageRange,
): FoundByTerms {
  const results = tracks.map((segment) =>
    applyFilters({ segment, base: null, parts: trackParts(segment, filters), filters }),
  );
  const asked = readOrder(query);
  return {
    total: results.reduce((sum, { left }) => sum + left.length, 0),
    hits: orderedPage(results, asked.length > 0 ? asked : BY_SORT_ORDER, part, () => null),
    facets: { ...countFacets(results, names), ...countTrackFacets(results) },
  };
}

/** Frees the bitmaps of a search at its end. */
const inArena = <Result>(find: () => Result): Result => new RoaringArenaAllocator().with(find);

/** Returns a finder over one generation of the read model. */
export function modelFinder(generation: Generation): Finder {
  return {
    async byWords(search, requested) {
      const wantedIn = await prepare(generation, search, ["track", ...OTHERS]);
      return inArena(() => findByWords(generation, search, requested, wantedIn));
    },
    async byTerms(search, part) {
      return inArena(() => findByTerms(generation, search, part));
    },
    async byBrief(search, part, facets) {
      const { title, filters, query } = search;
      const titleIn = title && (await prepare(generation, { ...title, filters, query }, ["track"]));
      const texts = await prepareBrief(
        generation,
        search,
        titleIn && ((segment) => titleIn("track", segment)),
      );
      const order = readOrder(query);
      const inOrder =
        order.length > 0
          ? (results: readonly SegmentResult<TrackSegment>[]) => orderedPage(results, order, part, () => null)
          : null;
      return inArena(() => findBrief(generation, search, { part, facets, texts, inOrder }));
    },
  };
}
