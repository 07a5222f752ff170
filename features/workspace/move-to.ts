/**
 * Moves the selected ids together, in their own order, so that the first of them is at `index` of the remaining
 * list.
 */
export function moveTo<Id>(ids: readonly Id[], chosen: ReadonlySet<Id>, index: number): Id[] {
  const moved = ids.filter((id) => chosen.has(id));
  const left = ids.filter((id) => !chosen.has(id));
  const at = Math.min(left.length, Math.max(0, index));
  return [...left.slice(0, at), ...moved, ...left.slice(at)];
}

/** Returns the number of unselected ids before the first selected one: the selection's own `index` for `moveTo`. */
export function indexOfChosen<Id>(ids: readonly Id[], chosen: ReadonlySet<Id>): number {
  const first = ids.findIndex((id) => chosen.has(id));
  return ids.slice(0, Math.max(0, first)).filter((id) => !chosen.has(id)).length;
}
