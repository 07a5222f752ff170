/** Identities of inserted rows by one of their columns; asking for a missing one throws, since content is checked. */
export function idsBy<Key extends string>(key: Key, rows: ({ id: number } & Record<Key, string>)[]) {
  const map: ReadonlyMap<string, number> = new Map(rows.map((row) => [row[key], row.id]));
  return {
    map,
    of(value: string): number {
      const id = map.get(value);
      if (id === undefined) throw new Error(`The content names an unknown ${key}: ${value}`);
      return id;
    },
  };
}
