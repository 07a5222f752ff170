import { RoaringBitmap32 } from "roaring-wasm";
import type { Segment } from "./segment.ts";

/**
 * What is left of a segment: of `base` (of everything when it is null) that which all of `lets` let through, without
 * the excluded. In rising order when `base` is null.
 */
export function chosenOrdinals(
  { size }: Segment,
  base: readonly number[] | null,
  lets: readonly (RoaringBitmap32 | null)[],
  excluded: RoaringBitmap32,
): ArrayLike<number> {
  const asked = lets.filter((one) => one !== null);
  if (base) {
    if (asked.length === 0 && excluded.isEmpty) return base;
    return base.filter((ordinal) => asked.every((one) => one.has(ordinal)) && !excluded.has(ordinal));
  }
  const [first, ...others] = asked.toSorted((one, other) => one.size - other.size);
  const left = first ? first.clone() : RoaringBitmap32.fromRange(0, size);
  for (const other of others) left.andInPlace(other);
  left.andNotInPlace(excluded);
  return left.toUint32Array();
}
