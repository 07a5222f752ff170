/** A range in frames or seconds; `to` is not part of it. */
export type Range = readonly [from: number, to: number];

/** Returns the intersection of two ranges; null if it is empty. */
export function overlap(a: Range, b: Range): Range | null {
  const common: Range = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
  return common[1] > common[0] ? common : null;
}

/** Returns the intersection of two sets of ranges. */
export const common = (some: readonly Range[], others: readonly Range[]): Range[] =>
  some.flatMap((one) => others.map((other) => overlap(one, other)).filter((both) => both !== null));

/** Maps a range of a source to the range `clip`, in which a clip plays the whole range `source`. */
export function onto(clip: Range, stretch: Range, source: Range): Range {
  const step = source[1] > source[0] ? (clip[1] - clip[0]) / (source[1] - source[0]) : 1;
  const at = (moment: number) => clip[0] + (moment - source[0]) * step;
  return [at(stretch[0]), at(stretch[1])];
}

/** Returns what remains of `range` outside `holes`. */
export function without(range: Range, holes: readonly Range[]): Range[] {
  let left: Range[] = [range];
  for (const [from, to] of holes) {
    left = left.flatMap((one) =>
      [overlap(one, [Number.NEGATIVE_INFINITY, from]), overlap(one, [to, Number.POSITIVE_INFINITY])].filter(
        (rest) => rest !== null,
      ),
    );
  }
  return left;
}

/** Returns the ranges in order of time, with those that touch or overlap joined. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}
