/**
 * Data of a page in which the names of fields stand once: `fields` lists them for each kind of object, and an object is
 * an array that begins with the number of its kind. The data of a page is in its HTML, and twenty rows repeat some 300
 * bytes of names each.
 */
export interface Packed<Value> {
  fields: string[][];
  value: unknown;
  /** For the compiler only. */
  readonly of?: Value;
}

/** Begins an array that would look like an object. */
const NO_OBJECT = 0;

/** Packs plain data: objects, arrays, texts, numbers, booleans and null. A field that is undefined is left out. */
export function pack<Value>(value: Value): Packed<Value> {
  const fields: string[][] = [];
  const kinds = new Map<string, number>();

  function packOne(one: unknown): unknown {
    if (Array.isArray(one)) {
      const items = one.map(packOne);
      return typeof items[0] === "number" ? [NO_OBJECT, ...items] : items;
    }
    if (typeof one !== "object" || one === null) return one;
    const entries = Object.entries(one).filter(([, field]) => field !== undefined);
    const names = entries.map(([name]) => name);
    const key = JSON.stringify(names);
    const kind = kinds.get(key) ?? fields.push(names);
    kinds.set(key, kind);
    return [kind, ...entries.map(([, field]) => packOne(field))];
  }

  return { value: packOne(value), fields };
}

/** Returns the data as it was packed, made anew each time. */
export function unpack<Value>({ fields, value }: Packed<Value>): Value {
  function unpackOne(one: unknown): unknown {
    if (!Array.isArray(one)) return one;
    if (typeof one[0] !== "number") return one.map(unpackOne);
    const names = fields[one[0] - 1];
    const values = one.slice(1).map(unpackOne);
    return names ? Object.fromEntries(names.map((name, index) => [name, values[index]])) : values;
  }
  return unpackOne(value) as Value;
}
