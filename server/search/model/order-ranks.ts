import { LRUCache } from "lru-cache";
import type { trackOrderColumns } from "#/server/catalogue/tracks/track-order-columns.ts";
import type { Direction } from "#/server/platform/hydra/order.ts";
import type { TrackSegment } from "./segment.ts";

type OrderColumn = keyof typeof trackOrderColumns;
export type Order = readonly (readonly [column: OrderColumn, direction: Direction])[];
/** The default order of tracks when nothing ranks them. */
export const BY_SORT_ORDER: Order = [["sortOrder", "asc"]];

/** Maximum number of cached orders per segment: each takes eight bytes per track. */
const KEPT = 8;

type Value = number | string | null;

/** The values by which tracks are compared; null sorts last ascending and first descending, as in the database. */
const VALUES: Record<OrderColumn, (segment: TrackSegment, ordinal: number) => Value> = {
  name: ({ names }, ordinal) => names.of(ordinal),
  bpm: ({ facts }, ordinal) => facts.bpm[ordinal] || null,
  durationSeconds: ({ facts }, ordinal) => facts.seconds[ordinal] ?? 0,
  sortOrder: ({ sortOrder }, ordinal) => sortOrder[ordinal] ?? 0,
  createdAt: ({ facts }, ordinal) => facts.createdAt[ordinal] ?? 0,
};

function compareValues(one: Value, other: Value): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : 1;
}

/** Returns a comparison of tracks of any segments in an order; the id decides ties. */
export function compareIn(order: Order) {
  return (one: TrackSegment, at: number, other: TrackSegment, otherAt: number): number => {
    for (const [column, direction] of order) {
      const compared = compareValues(VALUES[column](one, at), VALUES[column](other, otherAt));
      if (compared !== 0) return direction === "asc" ? compared : -compared;
    }
    return (one.ids[at] ?? 0) - (other.ids[otherAt] ?? 0);
  };
}

/** Ranks from 0 without gaps; equal values share a rank. */
interface Ranks {
  ranks: Float64Array;
  count: number;
}

function dense(values: Float64Array): Ranks {
  const distinct = values.toSorted();
  let count = 0;
  for (const value of distinct) {
    if (count > 0 && distinct[count - 1] === value) continue;
    distinct[count] = value;
    count += 1;
  }
  const known = distinct.subarray(0, count);
  return { ranks: values.map((value) => placeIn(known, value)), count };
}

function placeIn(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function columnRanks(segment: TrackSegment, column: OrderColumn): Ranks {
  const ordinals = Float64Array.from({ length: segment.size }, (_, ordinal) => ordinal);
  if (column === "name") return dense(ordinals.map((ordinal) => segment.names.rank(ordinal)));
  const value = VALUES[column] as (one: TrackSegment, ordinal: number) => number | null;
  return dense(ordinals.map((ordinal) => value(segment, ordinal) ?? Number.MAX_SAFE_INTEGER));
}

function ranksIn(segment: TrackSegment, order: Order): Float64Array {
  let ranks: Float64Array = new Float64Array(segment.size);
  for (const [column, direction] of order) {
    const own = columnRanks(segment, column);
    const next = ranks.map((rank, ordinal) => {
      const at = own.ranks[ordinal] ?? 0;
      return rank * own.count + (direction === "asc" ? at : own.count - 1 - at);
    });
    ranks = dense(next).ranks;
  }
  const byId = dense(Float64Array.from(segment.ids)).ranks;
  return ranks.map((rank, ordinal) => rank * segment.size + (byId[ordinal] ?? 0));
}

/** Caches by the ids of a segment, which its newer versions share. */
const known = new WeakMap<Int32Array, LRUCache<string, Float64Array>>();

/** Returns the rank of each ordinal of a segment in an order: unique numbers, smaller first. */
export function orderRanks(segment: TrackSegment, order: Order): Float64Array {
  const cache = known.get(segment.ids) ?? new LRUCache<string, Float64Array>({ max: KEPT });
  known.set(segment.ids, cache);
  const name = order.flat().join();
  const ranks = cache.get(name) ?? ranksIn(segment, order);
  cache.set(name, ranks);
  return ranks;
}
