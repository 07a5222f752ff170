/** Returns the list with removed items restored at their position, as far as the items before them still exist. */
export function putBack<Id>(now: readonly Id[], before: readonly Id[], ids: readonly Id[]): Id[] {
  const list = [...now];
  for (const id of before.filter((one) => ids.includes(one) && !now.includes(one))) {
    const previous = before.slice(0, before.indexOf(id)).findLast((one) => list.includes(one));
    list.splice(previous === undefined ? 0 : list.indexOf(previous) + 1, 0, id);
  }
  return list;
}
