/**
 * Calls `use` with `count` items, and returns how often it read a property of them: work that grows with the square of
 * the items shows without a clock.
 */
export function readsOf<Item extends object>(
  count: number,
  itemAt: (place: number) => Item,
  use: (items: Item[]) => void,
): number {
  let reads = 0;
  const items = Array.from({ length: count }, (_, place) => {
    return new Proxy(itemAt(place), {
      get(target, key, receiver) {
        reads += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  });
  use(items);
  return reads;
}
