import { and, asc, gte, inArray, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { catalogueChanges } from "#/server/platform/db/schema/changes.ts";
import { Problem } from "#/server/platform/http/problem.ts";
import { LARGEST_ID } from "#/server/platform/http/serve.ts";
import type { Cursor } from "./cursor.ts";
import type { ChangeKind } from "./updated-at.ts";

/** Transactions below this one are all over: nothing can come before what they wrote any more. */
const settled = sql`(pg_snapshot_xmin(pg_current_snapshot())::text)::bigint`;

/** The first transaction that changed an album within so many milliseconds. */
const firstYounger = (age: number) => sql`coalesce((select min(young.xact) from ${catalogueChanges} young
  where young.kind = 'album' and young.at > now() - ${age}::int * interval '1 millisecond'), 9223372036854775807)`;

interface Part {
  after: Cursor;
  kinds?: readonly ChangeKind[] | undefined;
  since?: Date | null;
  /**
   * How long albums must have been left alone, in milliseconds; what is younger, and what comes after it in the order,
   * waits.
   */
  quiet?: number;
  size: number;
}

export interface ChangeRow {
  kind: ChangeKind;
  id: number;
  isPublic: boolean;
  at: Date;
  publishedAt: Date;
  xact: number;
  publishedXact: number;
}

/**
 * Changes after a cursor, oldest first. A change whose transaction is not over yet, or is younger than one that is not,
 * waits: what is given is never gone past.
 */
export async function selectChanges(
  db: Database,
  { after, kinds, since, quiet, size }: Part,
): Promise<ChangeRow[]> {
  const place = sql`(${catalogueChanges.xact}, ${catalogueChanges.kind}, ${catalogueChanges.resourceId})`;
  const rows = await db
    .select({
      kind: catalogueChanges.kind,
      id: catalogueChanges.resourceId,
      isPublic: catalogueChanges.isPublic,
      at: catalogueChanges.at,
      publishedAt: catalogueChanges.publishedAt,
      xact: catalogueChanges.xact,
      publishedXact: catalogueChanges.publishedXact,
    })
    .from(catalogueChanges)
    .where(
      and(
        sql`${place} > (${after.xact}::bigint, ${after.kind}::text, ${after.id}::int)`,
        sql`${catalogueChanges.xact} < ${settled}`,
        kinds && inArray(catalogueChanges.kind, [...kinds]),
        since ? gte(catalogueChanges.at, since) : undefined,
        quiet ? sql`${catalogueChanges.xact} < ${firstYounger(quiet)}` : undefined,
      ),
    )
    .orderBy(asc(catalogueChanges.xact), asc(catalogueChanges.kind), asc(catalogueChanges.resourceId))
    .limit(size);
  return rows.map((row) => ({ ...row, kind: row.kind as ChangeKind }));
}

/** No kind is called later in the alphabet. */
const endOf = (xact: number): Cursor => ({ xact, kind: "writer", id: LARGEST_ID });

/** The place after everything that is over: where one begins who wants only what comes. */
export async function newestCursor(db: Database): Promise<Cursor> {
  const { rows } = await db.execute<{ xact: string }>(sql`select (${settled} - 1)::text as xact`);
  return endOf(Number(rows[0]?.xact ?? 0));
}

/** The place after everything that this transaction writes: where one begins who wants only what comes after it. */
export async function cursorAfterThis(tx: Database): Promise<Cursor> {
  const { rows } = await tx.execute<{ xact: string }>(sql`select pg_current_xact_id()::text as xact`);
  return endOf(Number(rows[0]?.xact ?? 0));
}

/**
 * Refuses a cursor of another life of the database, as from before a backup was taken back: it would pass changes over.
 * @throws Problem 410
 */
export async function checkCursor(db: Database, { xact }: Cursor): Promise<void> {
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select ${xact}::bigint < (pg_snapshot_xmax(pg_current_snapshot())::text)::bigint as known`,
  );
  if (!rows[0]?.known) throw new Problem(410, "This cursor is of an earlier catalogue: start without one.");
}
