import { HALF_WAY, TIERS } from "#/server/search/sql/match.ts";
import type { Hit, PageRange } from "../finder.ts";
import type { SegmentResult } from "./count-facets.ts";
import { mergePages, type Placed } from "./merge-pages.ts";
import type { Segment } from "./segment.ts";
import { partInOrder } from "./top-ordinals.ts";

export interface Ranked<S extends Segment = Segment> extends SegmentResult<S> {
  tiers: Uint8Array;
}

/** The score of `server/search/sql/match.ts`, with the same operations in the same order. */
export function scoreOf(tier: number, popularity: number): number {
  return (TIERS - 1 - tier + popularity / (popularity + HALF_WAY)) / TIERS;
}

/**
 * Returns the range `[from, to)` of ordinals by tier and popularity. Collects and sorts only the tiers in that range.
 */
function partByTier(ordinals: Uint32Array, tiers: Uint8Array, from: number, to: number): number[] {
  const sizes = new Uint32Array(TIERS);
  for (const ordinal of ordinals)
    sizes[tiers[ordinal] as number] = (sizes[tiers[ordinal] as number] ?? 0) + 1;
  let part: number[] = [];
  let before = 0;
  for (const [tier, size] of sizes.entries()) {
    if (before >= to) break;
    if (before + size > from) {
      const members = ordinals.filter((ordinal) => tiers[ordinal] === tier);
      part = part.concat(partInOrder(members, members, Math.max(0, from - before), to - before));
    }
    before += size;
  }
  return part;
}

/**
 * Returns a page by rank: tier, popularity (the order of ordinals), sort order, id. `flat` is the score of all results
 * when the search does not rank.
 */
export function rankedPage(results: readonly Ranked[], part: PageRange, flat?: number): Hit[] {
  const tiersOf = new Map(results.map(({ segment, tiers }) => [segment, tiers]));
  const tierOf = ({ segment, ordinal }: Placed<Segment>) => tiersOf.get(segment)?.[ordinal] ?? 0;
  const shares = results.map((result) => {
    const { segment, left, tiers } = result;
    return {
      segment,
      total: left.length,
      part: (from: number, to: number) => partByTier(left, tiers, from, to),
    };
  });
  const placed = mergePages(shares, part, (one, other) => {
    const { segment, ordinal } = one;
    return (
      tierOf(one) - tierOf(other) ||
      (other.segment.popularity[other.ordinal] ?? 0) - (segment.popularity[ordinal] ?? 0) ||
      (segment.sortOrder[ordinal] ?? 0) - (other.segment.sortOrder[other.ordinal] ?? 0) ||
      (segment.ids[ordinal] ?? 0) - (other.segment.ids[other.ordinal] ?? 0)
    );
  });
  return placed.map((one) => ({
    id: one.segment.ids[one.ordinal] ?? 0,
    score: flat ?? scoreOf(tierOf(one), one.segment.popularity[one.ordinal] ?? 0),
  }));
}
