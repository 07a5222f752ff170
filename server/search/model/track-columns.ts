import { float64, GrowingColumn, uint16, uint32 } from "./growing-column.ts";

/** Values by which tracks are filtered and sorted, as the loader returns them. */
export interface TrackFacts {
  bpm: number | null;
  seconds: number;
  tonality: string | null;
  territory: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  versions: { kind: string; seconds: number }[];
}

/** A column of few distinct values by ordinal: `codes` index `keys`, 0 for none. */
export interface Column {
  keys: string[];
  codes: Uint16Array;
}

/** Facts by ordinal, one column each. */
export interface TrackColumns {
  /** 0 for none. */
  bpm: Uint16Array;
  seconds: Uint32Array;
  createdAt: Float64Array;
  tonality: Column;
  territory: Column;
  /** Sets of versions; `keys` contains each distinct set once. */
  versions: Column;
}

/** Separates the kinds of a set of versions. */
const SEPARATOR = " ";

class ColumnBuilder {
  readonly #known = new Map<string, number>([["", 0]]);
  readonly #codes = new GrowingColumn(uint16);

  add(key: string): void {
    const code = this.#known.get(key) ?? this.#known.size;
    this.#known.set(key, code);
    this.#codes.push(code);
  }

  build(): Column {
    return { keys: [...this.#known.keys()], codes: this.#codes.build() };
  }
}

/** Collects facts in the order of their ordinals. */
export class TrackColumnsBuilder {
  readonly #bpm = new GrowingColumn(uint16);
  readonly #seconds = new GrowingColumn(uint32);
  readonly #createdAt = new GrowingColumn(float64);
  readonly #tonality = new ColumnBuilder();
  readonly #territory = new ColumnBuilder();
  readonly #versions = new ColumnBuilder();

  add({ bpm, seconds, createdAt, tonality, territory, versions }: TrackFacts): void {
    this.#bpm.push(bpm ?? 0);
    this.#seconds.push(seconds);
    this.#createdAt.push(createdAt);
    this.#tonality.add(tonality ?? "");
    this.#territory.add(territory ?? "");
    const kinds = new Set(versions.map(({ kind }) => kind));
    this.#versions.add([...kinds].sort().join(SEPARATOR));
  }

  build(): TrackColumns {
    return {
      bpm: this.#bpm.build(),
      seconds: this.#seconds.build(),
      createdAt: this.#createdAt.build(),
      tonality: this.#tonality.build(),
      territory: this.#territory.build(),
      versions: this.#versions.build(),
    };
  }
}

/** Counts the ordinals by their value in a column; omits values without any. */
export function countColumn({ keys, codes }: Column, ordinals: ArrayLike<number>): Map<string, number> {
  const counts = new Uint32Array(keys.length);
  for (let at = 0; at < ordinals.length; at += 1) {
    const code = codes[ordinals[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return new Map(keys.flatMap((key, code) => (code > 0 && counts[code] ? [[key, counts[code]]] : [])));
}

/** Counts the single kinds within the sets of versions. */
export function countVersions(versions: Column, ordinals: ArrayLike<number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [kinds, count] of countColumn(versions, ordinals))
    for (const kind of kinds.split(SEPARATOR)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return counts;
}

/** Values above it count in the last bin, if `last` is not given. */
const LARGEST_VALUE = 65_535;

/**
 * Counts the ordinals in each bin, by the bin's lower bound; values above `last` count there.
 * The value `without` is skipped.
 */
export function countBins(
  values: Uint16Array | Uint32Array,
  ordinals: ArrayLike<number>,
  { width, last, without }: { width: number; last?: number; without?: number },
): Map<number, number> {
  const counts = new Uint32Array(Math.floor(Math.min(last ?? LARGEST_VALUE, LARGEST_VALUE) / width) + 1);
  for (let at = 0; at < ordinals.length; at += 1) {
    const value = values[ordinals[at] as number] as number;
    if (value === without) continue;
    const bin = Math.min(Math.floor(value / width), counts.length - 1);
    counts[bin] = (counts[bin] as number) + 1;
  }
  return new Map([...counts.entries()].flatMap(([bin, count]) => (count > 0 ? [[bin * width, count]] : [])));
}
