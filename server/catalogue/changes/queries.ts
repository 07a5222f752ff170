import { and, asc, gte, inArray, sql } from "drizzle-orm";
import type { ChangeKind } from "#/contract/change.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { catalogueChanges } from "#/server/platform/db/schema/changes.ts";
import { Problem } from "#/server/platform/http/problem.ts";
import { LARGEST_ID } from "#/server/platform/http/read-id.ts";
import type { Cursor } from "./cursor.ts";

/** Transactions below this one are completed: no change can come before theirs any more. */
const settled = sql`(pg_snapshot_xmin(pg_current_snapshot())::text)::bigint`;

/** The first transaction that changed an album within the last `age` milliseconds. */
const firstYounger = (age: number) => sql`coalesce((select min(young.xact) from ${catalogueChanges} young
  where young.kind = 'album' and young.at > now() - ${age}::int * interval '1 millisecond'), 9223372036854775807)`;

interface ChangeQuery {
  after: Cursor;
  kinds?: readonly ChangeKind[] | undefined;
  since?: Date | null;
  /** Minimum milliseconds since the last change of an album; younger changes, and all after them in the order, wait. */
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
 * Selects changes after a cursor, oldest first. A change waits while its transaction, or an older one, is still
 * running, so that no change can appear before one already reported.
 */
export async function selectChanges(
  db: Database,
  { after, kinds, since, quiet, size }: ChangeQuery,
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

/** `writer` is the last kind in alphabetical order. */
const endOf = (xact: number): Cursor => ({ xact, kind: "writer", id: LARGEST_ID });

/** Returns the position after all completed changes, for clients that only want new ones. */
export async function newestCursor(db: Database): Promise<Cursor> {
  const { rows } = await db.execute<{ xact: string }>(sql`select (${settled} - 1)::text as xact`);
  return endOf(Number(rows[0]?.xact ?? 0));
}

/** Returns the position after all changes of this transaction, for clients that only want later ones. */
export async function cursorAfterThis(tx: Database): Promise<Cursor> {
  const { rows } = await tx.execute<{ xact: string }>(sql`select pg_current_xact_id()::text as xact`);
  return endOf(Number(rows[0]?.xact ?? 0));
}

/**
 * Refuses a cursor from another state of the database, such as one from before a backup was restored: it would skip
 * changes.
 * @throws Problem 410
 */
export async function checkCursor(db: Database, { xact }: Cursor): Promise<void> {
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select ${xact}::bigint < (pg_snapshot_xmax(pg_current_snapshot())::text)::bigint as known`,
  );
  if (!rows[0]?.known) throw new Problem(410, "This cursor is of an earlier catalogue: start without one.");
}
