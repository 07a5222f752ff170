/** What a track is filtered and ordered by, as the loader gives it. */
export interface TrackFacts {
  bpm: number | null;
  seconds: number;
  tonality: string | null;
  territory: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  versions: string[];
}

/** Values of a few kinds by ordinal: `keys` by number from 1, 0 for none. */
export interface Column {
  keys: string[];
  codes: Uint16Array;
}

/** Facts by ordinal, a column each. */
export interface TrackColumns {
  /** 0 when there is none. */
  bpm: Uint16Array;
  seconds: Uint32Array;
  createdAt: Float64Array;
  tonality: Column;
  territory: Column;
  /** Sets of versions, each distinct set once. */
  versions: Column;
}

/** Separates the kinds of a set of versions. */
const BETWEEN = " ";

function column(values: readonly (string | null)[]): Column {
  const keys = [""];
  const known = new Map<string, number>([["", 0]]);
  const codes = Uint16Array.from(values, (value) => {
    const code = known.get(value ?? "") ?? keys.push(value ?? "") - 1;
    known.set(value ?? "", code);
    return code;
  });
  return { keys, codes };
}

export function trackColumns(facts: readonly TrackFacts[]): TrackColumns {
  return {
    bpm: Uint16Array.from(facts, ({ bpm }) => bpm ?? 0),
    seconds: Uint32Array.from(facts, ({ seconds }) => seconds),
    createdAt: Float64Array.from(facts, ({ createdAt }) => createdAt),
    tonality: column(facts.map(({ tonality }) => tonality)),
    territory: column(facts.map(({ territory }) => territory)),
    versions: column(facts.map(({ versions }) => versions.toSorted().join(BETWEEN))),
  };
}

/** How many of the ordinals have each value of a column; those that none has are left out. */
export function countColumn({ keys, codes }: Column, ordinals: ArrayLike<number>): Map<string, number> {
  const counts = new Uint32Array(keys.length);
  for (let at = 0; at < ordinals.length; at += 1) {
    const code = codes[ordinals[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return new Map(keys.flatMap((key, code) => (code > 0 && counts[code] ? [[key, counts[code]]] : [])));
}

/** The same for the single kinds inside sets of versions. */
export function countVersions(versions: Column, ordinals: ArrayLike<number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [kinds, count] of countColumn(versions, ordinals))
    for (const kind of kinds.split(BETWEEN)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return counts;
}

/** How many of the ordinals have a figure in each bin, by the bin's lower bound; what is past `last` counts there. */
export function countBins(
  values: Uint16Array | Uint32Array,
  ordinals: ArrayLike<number>,
  { width, last, without }: { width: number; last?: number; without?: number },
): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < ordinals.length; at += 1) {
    const value = values[ordinals[at] ?? 0] ?? 0;
    if (value === without) continue;
    const bin = Math.min(Math.floor(value / width) * width, last ?? Number.POSITIVE_INFINITY);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return counts;
}
