/**
 * Returns a function that returns the things with at least one of several keys, in their order: a comparison of each
 * thing with each other one would take minutes for thousands of files.
 */
export function byKeys<Thing>(things: readonly Thing[], keysOf: (thing: Thing) => readonly string[]) {
  const pairs = things.flatMap((thing, place) => keysOf(thing).map((key) => ({ key, place, thing })));
  const groups = Map.groupBy(pairs, ({ key }) => key);
  return (keys: Iterable<string>): Thing[] => {
    const found = new Map<number, Thing>();
    for (const key of keys) for (const { place, thing } of groups.get(key) ?? []) found.set(place, thing);
    return [...found].toSorted(([one], [other]) => one - other).map(([, thing]) => thing);
  };
}
