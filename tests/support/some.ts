/** A list that a test is about to look through. One without anything in it would let every loop over it pass. */
export function some<T>(list: readonly T[]): readonly T[] {
  if (list.length === 0) throw new Error("There is nothing in the list that was to be looked through.");
  return list;
}
