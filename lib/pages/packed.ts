/**
 * Data of a page in which the names of fields stand once: `fields` lists them for each kind of object, and an object is
 * an array that begins with the number of its kind. A part that comes again is in `shared`, and an array of one negative
 * number in its places: -1 is the first of them. The data of a page is in its HTML, and twenty rows repeat some 300
 * bytes of names each, and the same album or mood.
 */
export interface Packed<Value> {
  fields: string[][];
  /** Absent when nothing comes again. */
  shared?: unknown[];
  value: unknown;
  /** For the compiler only. */
  readonly of?: Value;
}

/** Begins an array that would look like an object. */
const NO_OBJECT = 0;

/** Shortest part, in characters of JSON, for which a number in its place is shorter. */
const LEAST_SHARED = 12;

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

  const { value: short, shared } = sharing(packOne(value));
  return { value: short, fields, ...(shared.length > 0 && { shared }) };
}

/** Takes the parts of packed data that come again out of it, the largest ones. */
function sharing(packed: unknown): { value: unknown; shared: unknown[] } {
  const times = new Map<string, number>();
  const keys = new Map<unknown[], string>();
  const keyOf = (one: unknown): string => {
    if (!Array.isArray(one)) return JSON.stringify(one) ?? "undefined";
    const key = keys.get(one) ?? `[${one.map(keyOf).join()}]`;
    keys.set(one, key);
    return key;
  };
  (function count(one: unknown): void {
    const key = keyOf(one);
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    // What is within a part that comes again counts once.
    if (before === 0 && Array.isArray(one)) one.forEach(count);
  })(packed);

  const shared: unknown[] = [];
  const places = new Map<string, number>();
  const share = (one: unknown): unknown => {
    const key = keyOf(one);
    if (key.length < LEAST_SHARED || (times.get(key) ?? 0) < 2)
      return Array.isArray(one) ? one.map(share) : one;
    const place = places.get(key);
    if (place !== undefined) return [-place];
    const inner = Array.isArray(one) ? one.map(share) : one;
    const own = shared.push(inner);
    places.set(key, own);
    return [-own];
  };
  return { value: share(packed), shared };
}

/** Returns the data as it was packed, made anew each time. */
export function unpack<Value>({ fields, shared = [], value }: Packed<Value>): Value {
  function unpackOne(one: unknown): unknown {
    if (!Array.isArray(one)) return one;
    if (typeof one[0] !== "number") return one.map(unpackOne);
    if (one[0] < 0) return unpackOne(shared[-one[0] - 1]);
    const names = fields[one[0] - 1];
    const values = one.slice(1).map(unpackOne);
    return names ? Object.fromEntries(names.map((name, index) => [name, values[index]])) : values;
  }
  return unpackOne(value) as Value;
}
