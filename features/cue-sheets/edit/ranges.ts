/** A stretch from its first moment to the one after its last, in frames or in seconds. */
export type Range = readonly [from: number, to: number];

/** What two stretches have in common, or null. */
export function overlap(a: Range, b: Range): Range | null {
  const common: Range = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
  return common[1] > common[0] ? common : null;
}

/** What two sets of stretches have in common. */
export const common = (some: readonly Range[], others: readonly Range[]): Range[] =>
  some.flatMap((one) => others.map((other) => overlap(one, other)).filter((both) => both !== null));

/** Where a stretch of `source` lies in `own`, which plays it from one end to the other. */
export function onto(own: Range, stretch: Range, source: Range): Range {
  const step = source[1] > source[0] ? (own[1] - own[0]) / (source[1] - source[0]) : 1;
  const at = (moment: number) => own[0] + (moment - source[0]) * step;
  return [at(stretch[0]), at(stretch[1])];
}

/** What is left of `range` where `holes` are taken out of it. */
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

/** Stretches in order of time, those that touch made one. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}
