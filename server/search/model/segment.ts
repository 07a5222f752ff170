import { RoaringBitmap32 } from "roaring-wasm";
import { wordFitter } from "./fit-words.ts";
import { GrowingColumn, int32 } from "./growing-column.ts";
import { type IdLists, IdListsBuilder } from "./id-lists.ts";
import { type OrdinalSet, SetsBuilder } from "./postings.ts";
import { TitleList } from "./title-list.ts";
import { type TrackColumns, TrackColumnsBuilder, type TrackFacts } from "./track-columns.ts";
import { packVersion } from "./version-list.ts";
import { type WordIndex, WordIndexBuilder, type WordRow } from "./word-index.ts";

/** A row to index, as the loader returns it. */
export interface ThingRow extends WordRow {
  id: number;
  popularity: number;
  sortOrder: number;
  termIds: number[];
  writerIds: number[];
}

/** Sets of ordinals by filter value. */
export interface Filterable {
  terms: ReadonlyMap<number, OrdinalSet>;
  writers: ReadonlyMap<number, OrdinalSet>;
}
export interface TrackFilterable {
  tempo: ReadonlyMap<number, OrdinalSet>;
  seconds: ReadonlyMap<number, OrdinalSet>;
  tonality: ReadonlyMap<string, OrdinalSet>;
  territory: ReadonlyMap<string, OrdinalSet>;
  version: ReadonlyMap<string, OrdinalSet>;
}

/** Things indexed together. */
export interface Segment {
  size: number;
  ids: Int32Array;
  ordinalOf(id: number): number | undefined;
  popularity: Int32Array;
  sortOrder: Int32Array;
  index: WordIndex;
  fit: ReturnType<typeof wordFitter>;
  sets: Filterable;
  termsOf: IdLists;
  writersOf: IdLists;
  /** Ordinals that no longer exist, or that a later segment replaces. */
  dead: RoaringBitmap32;
}

export interface TrackSegment extends Segment {
  /** Folded names with their punctuation, for the order by name. */
  names: TitleList;
  trackSets: TrackFilterable;
  facts: TrackColumns;
  /** Versions by `packVersion`, without the whole track. */
  versionsOf: IdLists;
}

/** Builds a segment from rows in the order of their ordinals: by popularity, then sort order and id. */
export class SegmentBuilder {
  readonly #words = new WordIndexBuilder();
  readonly #ids = new GrowingColumn(int32);
  readonly #popularity = new GrowingColumn(int32);
  readonly #sortOrder = new GrowingColumn(int32);
  readonly #termsOf = new IdListsBuilder();
  readonly #writersOf = new IdListsBuilder();
  readonly #terms = new SetsBuilder<number>();
  readonly #writers = new SetsBuilder<number>();

  /** Adds a row and returns its ordinal. */
  add(row: ThingRow): number {
    const { termIds, writerIds } = row;
    const ordinal = this.#ids.length;
    this.#ids.push(row.id);
    this.#popularity.push(row.popularity);
    this.#sortOrder.push(row.sortOrder);
    this.#termsOf.add(termIds);
    this.#writersOf.add(writerIds);
    this.#words.add(ordinal, row);
    for (const term of new Set(termIds)) this.#terms.add(term, ordinal);
    for (const writer of new Set(writerIds)) this.#writers.add(writer, ordinal);
    return ordinal;
  }

  build(): Segment {
    const ids = this.#ids.build();
    const largest = ids.reduce((most, id) => Math.max(most, id), 0);
    const ordinals = new Int32Array(largest + 1).fill(-1);
    for (const [ordinal, id] of ids.entries()) ordinals[id] = ordinal;
    const index = this.#words.build();
    return {
      size: ids.length,
      ids,
      ordinalOf: (id) => ((ordinals[id] ?? -1) < 0 ? undefined : ordinals[id]),
      popularity: this.#popularity.build(),
      sortOrder: this.#sortOrder.build(),
      index,
      fit: wordFitter(index, ids.length),
      sets: { terms: this.#terms.build(), writers: this.#writers.build() },
      termsOf: this.#termsOf.build(),
      writersOf: this.#writersOf.build(),
      dead: new RoaringBitmap32(),
    };
  }
}

/** A track; its name is folded as the database orders it. */
export type TrackRow = ThingRow & TrackFacts & { name: string };

/** Builds a segment of tracks, with their own columns. */
export class TrackSegmentBuilder {
  readonly #things = new SegmentBuilder();
  readonly #names: string[] = [];
  readonly #facts = new TrackColumnsBuilder();
  readonly #versionsOf = new IdListsBuilder();
  readonly #tempo = new SetsBuilder<number>();
  readonly #seconds = new SetsBuilder<number>();
  readonly #tonality = new SetsBuilder<string>();
  readonly #territory = new SetsBuilder<string>();
  readonly #version = new SetsBuilder<string>();

  add(row: TrackRow): void {
    const ordinal = this.#things.add(row);
    this.#names.push(row.name);
    const { bpm, seconds, tonality, territory, versions } = row;
    this.#facts.add(row);
    this.#versionsOf.add(versions.map((version) => packVersion(version.kind, version.seconds)));
    if (bpm !== null) this.#tempo.add(bpm, ordinal);
    this.#seconds.add(seconds, ordinal);
    if (tonality !== null) this.#tonality.add(tonality, ordinal);
    if (territory !== null) this.#territory.add(territory, ordinal);
    for (const kind of new Set(versions.map((version) => version.kind))) this.#version.add(kind, ordinal);
  }

  build(): TrackSegment {
    return {
      ...this.#things.build(),
      names: new TitleList(this.#names),
      facts: this.#facts.build(),
      versionsOf: this.#versionsOf.build(),
      trackSets: {
        tempo: this.#tempo.build(),
        seconds: this.#seconds.build(),
        tonality: this.#tonality.build(),
        territory: this.#territory.build(),
        version: this.#version.build(),
      },
    };
  }
}
