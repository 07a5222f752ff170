/**
 * Maps the values of a column of inserted rows to their ids. Throws for a missing value: a check of the content should
 * have found it before.
 */
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
