import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { SearchKind } from "#/contract/search.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { placeOf, queriesOf } from "#/server/search/sql/match.ts";
import type { PhraseFits } from "./holdings.ts";
import { PLACES } from "./read-vector.ts";
import type { Segment } from "./segment.ts";
import type { TextForm } from "./text-forms.ts";
import { DICTIONARIES, type Dictionary, type WordIndex } from "./word-index.ts";

const TABLES = { track: tracks, album: albums, writer: writers, placement: placements };
const KEPT = 2_000;

/** Things that contain a phrase, by id. */
interface Holders {
  ids: number[];
  places: number[];
}

/**
 * Finds the things that contain a phrase. The index knows no order of words, so the database is asked once for each
 * phrase and generation.
 */
export class PhraseBook {
  readonly #db: Database;
  readonly #known = new LRUCache<string, Holders>({ max: KEPT });

  constructor(db: Database) {
    this.#db = db;
  }

  async holders(kind: SearchKind, texts: readonly string[]): Promise<Map<string, Holders>> {
    const nameOf = (text: string) => `${kind} ${text}`;
    const unknown = [...new Set(texts)].filter((text) => !this.#known.has(nameOf(text)));
    const asked = unknown.length > 0 ? await this.#lookUp(kind, unknown) : new Map<string, Holders>();
    return new Map(
      texts.map((text) => {
        const holders = this.#known.get(nameOf(text)) ?? asked.get(text) ?? { ids: [], places: [] };
        this.#known.set(nameOf(text), holders);
        return [text, holders];
      }),
    );
  }

  /** Looks all of them up in one query: most of a query's cost is its planning. */
  async #lookUp(kind: SearchKind, texts: readonly string[]): Promise<Map<string, Holders>> {
    const table = TABLES[kind];
    const { where, place } = placeOf(table, (dictionary) => sql`sent.${sql.identifier(dictionary)}`);
    const query = queriesOf([sql`text`]);
    // Materialized, so that the texts are not parsed again for every row.
    const { rows } = await this.#db.execute<{ text: string; id: number; place: number }>(
      sql`with sent as materialized (
          select text, ${query("fr")} as fr, ${query("en")} as en, ${query("sx")} as sx
          from json_array_elements_text(${JSON.stringify(texts)}::json) as given(text))
        select sent.text, ${table.id} as id, ${place} as place from sent join ${table} on ${where}`,
    );
    return new Map(
      [...Map.groupBy(rows, ({ text }) => text)].map(([text, held]) => [
        text,
        { ids: held.map(({ id }) => id), places: held.map((row) => row.place) },
      ]),
    );
  }
}

/**
 * Returns the phrases that a segment may contain, because it has all their words in one dictionary. The database need
 * not be asked about the others: a run of Chinese characters is a phrase too.
 */
export function phrasesToLookUp(
  texts: readonly string[],
  forms: ReadonlyMap<string, TextForm>,
  segments: readonly Segment[],
): string[] {
  return texts.filter((text) => {
    const phrase = forms.get(text)?.phrase;
    return (
      phrase && segments.some(({ index }) => DICTIONARIES.some((one) => hasAll(index, one, phrase[one])))
    );
  });
}

const hasAll = ({ words }: WordIndex, dictionary: Dictionary, asked: readonly string[]) =>
  asked.length > 0 && asked.every((word) => words[dictionary].some((lists) => lists.has(word)));

/** Converts the ids to ordinals of a segment. */
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
