/** What is chosen in a list, and where a range begins. */
export interface Choice<Id> {
  chosen: ReadonlySet<Id>;
  anchor: Id | null;
}

export const NOTHING: Choice<never> = { chosen: new Set(), anchor: null };

/** Chooses or leaves an id; with shift, everything between it and the one before follows it. */
export function choose<Id>(
  { chosen, anchor }: Choice<Id>,
  ids: readonly Id[],
  { id, range }: { id: Id; range: boolean },
): Choice<Id> {
  const isOn = !chosen.has(id);
  const [from, to] = [ids.indexOf(range && anchor !== null ? anchor : id), ids.indexOf(id)];
  const next = new Set(chosen);
  for (const one of from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isOn) next.add(one);
    else next.delete(one);
  }
  return { chosen: next, anchor: id };
}

/** Keeps of a choice what is still in the list. */
export function stillThere<Id>({ chosen, anchor }: Choice<Id>, ids: readonly Id[]): Choice<Id> {
  return { chosen: new Set(ids.filter((id) => chosen.has(id))), anchor };
}
