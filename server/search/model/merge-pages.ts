/** One segment's part of a result. */
export interface Share<S> {
  segment: S;
  /** How many it has. */
  total: number;
  /** Its ordinals from `from` to `to` in the order asked for. */
  part(from: number, to: number): number[];
}

/** An ordinal with the segment that it belongs to. */
export interface Placed<S> {
  segment: S;
  ordinal: number;
}

/**
 * A page of what several segments share. The first is the large one: with `d` things in the others, its things from
 * `offset - d` on are enough, since no more than `d` come between.
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
