import { RoaringBitmap32 } from "roaring-wasm";
import type { Segment } from "./segment.ts";

/**
 * Returns the ordinals of `base` (of the whole segment when null) that all of `lets` contain, without the excluded. In
 * rising order when `base` is null.
 */
export function chosenOrdinals(
  segment: Segment,
  base: Uint32Array | null,
  lets: readonly (RoaringBitmap32 | null)[],
  excluded: RoaringBitmap32,
): Uint32Array {
  const { size } = segment;
  const [first, ...others] = lets
    .filter((one) => one !== null)
    .toSorted((one, other) => one.size - other.size);
  if (base && !first) return without(base, excluded, size);
  if (!first && excluded.isEmpty) return allOf(segment);
  const left = first ? first.clone() : RoaringBitmap32.fromRange(0, size);
  for (const other of others) left.andInPlace(other);
  left.andNotInPlace(excluded);
  const ordinals = left.toUint32Array();
  if (!base) return ordinals;
  const isLeft = maskOf(ordinals, size);
  return base.filter((ordinal) => isLeft[ordinal] === 1);
}

/** By the ids of a segment, which its newer states share. */
const all = new WeakMap<Int32Array, Uint32Array>();

/** Returns every ordinal of a segment. Cached, because facets that leave out the only filter count all of them. */
function allOf({ ids, size }: Segment): Uint32Array {
  const known = all.get(ids) ?? Uint32Array.from({ length: size }, (_, ordinal) => ordinal);
  all.set(ids, known);
  return known;
}

function without(base: Uint32Array, excluded: RoaringBitmap32, size: number): Uint32Array {
  if (excluded.isEmpty) return base;
  const isOut = maskOf(excluded.toUint32Array(), size);
  return base.filter((ordinal) => isOut[ordinal] === 0);
}

/** Returns a mask with 1 for each of the ordinals: testing a bitmap costs a call per ordinal. */
function maskOf(ordinals: Uint32Array, size: number): Uint8Array {
  const mask = new Uint8Array(size);
  for (const ordinal of ordinals) mask[ordinal] = 1;
  return mask;
}
