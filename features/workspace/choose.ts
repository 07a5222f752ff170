/** The selected items of a list, and the start of a range. */
export interface ListSelection<Id> {
  chosen: ReadonlySet<Id>;
  anchor: Id | null;
}

export const NOTHING: ListSelection<never> = { chosen: new Set(), anchor: null };

/** Selects or deselects an id; with shift, also everything between it and the previous one. */
export function choose<Id>(
  { chosen, anchor }: ListSelection<Id>,
  ids: readonly Id[],
  { id, range }: { id: Id; range: boolean },
): ListSelection<Id> {
  const isOn = !chosen.has(id);
  const [from, to] = [ids.indexOf(range && anchor !== null ? anchor : id), ids.indexOf(id)];
  const next = new Set(chosen);
  for (const one of from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isOn) next.add(one);
    else next.delete(one);
  }
  return { chosen: next, anchor: id };
}

/** Removes ids from a selection that are no longer in the list. */
export function stillThere<Id>({ chosen, anchor }: ListSelection<Id>, ids: readonly Id[]): ListSelection<Id> {
  return { chosen: new Set(ids.filter((id) => chosen.has(id))), anchor };
}
