/** Moves the chosen ids together, in their own order, so that the first of them stands at `index` of the list left. */
export function moveTo<Id>(ids: readonly Id[], chosen: ReadonlySet<Id>, index: number): Id[] {
  const moved = ids.filter((id) => chosen.has(id));
  const left = ids.filter((id) => !chosen.has(id));
  const at = Math.min(left.length, Math.max(0, index));
  return [...left.slice(0, at), ...moved, ...left.slice(at)];
}

/** Where the first of the chosen stands among those that are not: what one step up or down counts from. */
export function placeOf<Id>(ids: readonly Id[], chosen: ReadonlySet<Id>): number {
  const first = ids.findIndex((id) => chosen.has(id));
  return ids.slice(0, Math.max(0, first)).filter((id) => !chosen.has(id)).length;
}
