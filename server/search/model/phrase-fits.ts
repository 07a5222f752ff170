import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { SearchKind } from "#/contract/search.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { placeOf } from "#/server/search/sql/match.ts";
import type { PhraseFits } from "./holdings.ts";
import { PLACES } from "./read-vector.ts";
import type { Segment } from "./segment.ts";

const TABLES = { track: tracks, album: albums, writer: writers, placement: placements };
const KEPT = 2_000;

/** Things that hold a phrase, by id. */
interface Holders {
  ids: number[];
  places: number[];
}

/** Where phrases stand, which sets of words cannot tell: the database is asked once for each, per generation. */
export class PhraseBook {
  readonly #db: Database;
  readonly #known = new LRUCache<string, Holders>({ max: KEPT });

  constructor(db: Database) {
    this.#db = db;
  }

  async holders(kind: SearchKind, texts: readonly string[]): Promise<Map<string, Holders>> {
    const held = new Map<string, Holders>();
    for (const text of new Set(texts)) {
      const name = `${kind} ${text}`;
      const holders = this.#known.get(name) ?? (await this.#ask(kind, text));
      this.#known.set(name, holders);
      held.set(text, holders);
    }
    return held;
  }

  async #ask(kind: SearchKind, text: string): Promise<Holders> {
    const table = TABLES[kind];
    const { where, place } = placeOf(table, text);
    const { rows } = await this.#db.execute<{ id: number; place: number }>(
      sql`select ${table.id} as id, ${place} as place from ${table} where ${where}`,
    );
    return { ids: rows.map(({ id }) => id), places: rows.map((row) => row.place) };
  }
}

/** The same by the ordinals of a segment. */
export function inSegment(held: ReadonlyMap<string, Holders>, segment: Segment): PhraseFits {
  return new Map(
    [...held].map(([text, { ids, places }]) => [
      text,
      PLACES.map((_, place) => ({
        place,
        ordinals: ids.flatMap((id, at) => (places[at] === place ? (segment.ordinalOf(id) ?? []) : [])),
      })),
    ]),
  );
}
