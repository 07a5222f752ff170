/** Maximum number of candidates that are sorted in full; with more, it costs less to select the best. */
const SORTED_WHOLE = 4_096;

/**
 * Returns the range `[from, to)` of `ordinals` in the order of their `keys` (smallest first, all different). Near the
 * beginning of a long list it sorts only the ordinals it needs.
 */
export function partInOrder(
  ordinals: ArrayLike<number>,
  keys: Uint32Array | Float64Array,
  from: number,
  to: number,
): number[] {
  const size = ordinals.length;
  const until = Math.min(to, size);
  if (from >= until) return [];
  const bound =
    size > SORTED_WHOLE && until * 8 < size ? smallestBound(keys, until) : Number.POSITIVE_INFINITY;
  const kept: number[] = [];
  for (let at = 0; at < size; at += 1) if ((keys[at] ?? 0) <= bound) kept.push(at);
  kept.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
  return kept.slice(from, until).map((at) => ordinals[at] ?? 0);
}

/** Returns the `count`-th smallest key, by a heap of the `count` smallest with the largest on top. */
function smallestBound(keys: Uint32Array | Float64Array, count: number): number {
  const heap = Float64Array.from(keys.subarray(0, count)).sort().reverse();
  for (let at = count; at < keys.length; at += 1) {
    const key = keys[at] ?? 0;
    if (key >= (heap[0] ?? 0)) continue;
    heap[0] = key;
    sink(heap);
  }
  return heap[0] ?? Number.POSITIVE_INFINITY;
}

function sink(heap: Float64Array): void {
  const top = heap[0] ?? 0;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] ?? 0) > (heap[child] ?? 0)) child += 1;
    if ((heap[child] ?? 0) <= top) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = top;
}
