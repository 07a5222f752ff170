/** One segment's share of a result. */
export interface Share<S> {
  segment: S;
  /** Number of its results. */
  total: number;
  /** Returns its ordinals from `from` to `to` in the requested order. */
  part(from: number, to: number): number[];
}

/** An ordinal with its segment. */
export interface Placed<S> {
  segment: S;
  ordinal: number;
}

/**
 * Merges a page from the shares of several segments. The first segment is the large one: if the others have `d`
 * results, its results from `offset - d` on are enough, since at most `d` others precede them.
 */
export function mergePages<S>(
  [first, ...others]: readonly Share<S>[],
  { offset, size }: { offset: number; size: number },
  compare: (one: Placed<S>, other: Placed<S>) => number,
): Placed<S>[] {
  if (!first) return [];
  const inserted = others.reduce((sum, { total }) => sum + total, 0);
  const from = Math.max(0, offset - inserted);
  const placed = (segment: S, ordinals: readonly number[]) =>
    ordinals.map((ordinal) => ({ segment, ordinal }));
  const near = placed(first.segment, first.part(from, offset + size));
  if (inserted === 0) return near.slice(offset - from);
  const merged = [...near, ...others.flatMap(({ segment, total, part }) => placed(segment, part(0, total)))];
  return merged.sort(compare).slice(offset - from, offset - from + size);
}
