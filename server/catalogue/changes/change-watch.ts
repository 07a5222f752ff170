import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { catalogueChanges } from "#/server/platform/db/schema/changes.ts";

interface Look extends Record<string, unknown> {
  horizon: string;
  xacts: number[] | null;
}

/**
 * Detects changes of the catalogue by any process or person. Unlike the feed of changes, it does not wait for older
 * transactions: completed ones are remembered until the snapshot's oldest running one has passed them.
 */
export class ChangeWatch {
  readonly #db: Database;
  #since: number | null = null;
  #seen = new Set<number>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns whether anything changed since the last call; false the first time. */
  async hasNews(): Promise<boolean> {
    const isFirst = this.#since === null;
    const since = this.#since ?? (await this.#look(Number.MAX_SAFE_INTEGER)).horizon;
    const { horizon, xacts } = await this.#look(since);
    const isNews = !isFirst && xacts.some((xact) => !this.#seen.has(xact));
    this.#since = horizon;
    this.#seen = new Set(xacts.filter((xact) => xact >= horizon));
    return isNews;
  }

  async #look(since: number): Promise<{ horizon: number; xacts: number[] }> {
    const { rows } = await this.#db.execute<Look>(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
        (select json_agg(distinct ${catalogueChanges.xact}) from ${catalogueChanges}
          where ${catalogueChanges.xact} >= ${since}::bigint) as xacts`);
    const [row] = rows;
    return { horizon: Number(row?.horizon ?? 0), xacts: row?.xacts ?? [] };
  }
}
