import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { searchChanges } from "#/server/platform/db/schema/search.ts";

/** Changes that have not been confirmed by `taken`. */
export interface Changes {
  trackIds: number[];
  /** Whether anything other than listening counts changed. */
  isContent: boolean;
  /** Whether the whole catalogue must be read again. */
  isWhole: boolean;
}

interface Row extends Record<string, unknown> {
  xact: number;
  trackId: number | null;
  isContent: boolean;
}

const NOTHING: Changes = { trackIds: [], isContent: false, isWhole: false };

/** How long rows are kept for processes that have not read lately; one that slept longer reads everything again. */
const KEPT = sql`interval '1 hour'`;

/**
 * Reads the changes that all processes record. Each row contains the transaction that wrote it. The horizon is the
 * oldest transaction that runs at the time of a reading: below it everything has been read; above it, the transactions
 * read so far are remembered until the horizon passes them.
 */
export class ChangeFeed {
  readonly #db: Database;
  #since = 0;
  #seen = new Set<number>();
  #pending = NOTHING;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Starts at the present: earlier commits are not reported, but everything counts as changed until `taken` is called.
   */
  async begin(): Promise<void> {
    const { rows, horizon } = await this.#read(Number.MAX_SAFE_INTEGER);
    this.#since = horizon;
    const running = await this.#read(horizon);
    this.#seen = new Set([...rows, ...running.rows].map(({ xact }) => xact));
    this.#pending = { ...NOTHING, isWhole: true };
  }

  /** Returns the new changes, and earlier ones that were not confirmed by `taken`. */
  async next(): Promise<Changes> {
    const { rows, horizon } = await this.#read(this.#since);
    const fresh = rows.filter(({ xact }) => !this.#seen.has(xact));
    const { trackIds, isContent, isWhole } = this.#pending;
    this.#since = horizon;
    this.#seen = new Set(rows.flatMap(({ xact }) => (xact >= horizon ? [xact] : [])));
    this.#pending = {
      trackIds: [...new Set([...trackIds, ...fresh.flatMap(({ trackId }) => trackId ?? [])])],
      isContent: isContent || fresh.some((row) => row.isContent),
      isWhole: isWhole || fresh.some(({ trackId }) => trackId === null),
    };
    return this.#pending;
  }

  /** Confirms that the model contains the reported changes: they are not reported again. */
  taken(): void {
    this.#pending = NOTHING;
  }

  /** Deletes rows that every living process has read. */
  async prune(): Promise<void> {
    await this.#db.execute(
      sql`delete from ${searchChanges} where ${searchChanges.createdAt} < now() - ${KEPT}`,
    );
  }

  async #read(since: number): Promise<{ rows: Row[]; horizon: number }> {
    const { rows } = await this.#db.execute<{ horizon: string; changes: Row[] | null }>(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
        (select json_agg(json_build_object('xact', ${searchChanges.xact}, 'trackId', ${searchChanges.trackId},
            'isContent', ${searchChanges.isContent}))
          from ${searchChanges} where ${searchChanges.xact} >= ${since}::bigint) as changes`);
    return { rows: rows[0]?.changes ?? [], horizon: Number(rows[0]?.horizon ?? 0) };
  }
}
