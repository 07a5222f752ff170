import { RoaringBitmap32 } from "roaring-wasm";
import type { Segment } from "./segment.ts";

/**
 * Returns the ordinals of `base` (of the whole segment if null) that are in each of the `allowed` sets, without the
 * excluded ones. They ascend if `base` is null.
 */
export function filteredOrdinals(
  segment: Segment,
  base: Uint32Array | null,
  allowed: readonly (RoaringBitmap32 | null)[],
  excluded: RoaringBitmap32,
): Uint32Array {
  const { size } = segment;
  const [first, ...others] = allowed
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

/** Ordinals by the ids of a segment, which its newer versions share. */
const all = new WeakMap<Int32Array, Uint32Array>();

/** Returns every ordinal of a segment. Cached, because a facet that ignores the only filter counts all of them. */
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
