import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { catalogueChanges } from "#/server/platform/db/schema/changes.ts";

export type ChangeKind = "album" | "track" | "writer" | "placement";

const COMPARISONS = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<` };

/** When a row was last changed; `createdAt` is for what never showed, of which nothing is noted. */
export function updatedAt(kind: ChangeKind, id: SQLWrapper, createdAt: SQLWrapper) {
  const changed = sql`(select ${catalogueChanges.at} from ${catalogueChanges}
    where ${catalogueChanges.kind} = ${kind} and ${catalogueChanges.resourceId} = ${id})`;
  return sql<Date>`coalesce(${changed}, ${createdAt})`.mapWith(catalogueChanges.at);
}

/**
 * An instant as it is written in a query, or null. A day is its first moment, and what has no zone is UTC. The plus of a
 * zone that nobody escaped arrives as a space.
 */
export function readInstant(text: string | null | undefined): Date | null {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[ +-]\d{2}:\d{2})?)?$/.exec(
    text ?? "",
  );
  if (!parts) return null;
  const [, day, time = "00:00", zone = "Z"] = parts;
  const instant = new Date(`${day}T${time}${zone.replace(" ", "+")}`);
  // Elsewhere years are written in other ways, and the database reads none of them.
  const year = instant.getUTCFullYear();
  return year >= 1 && year <= 9_999 ? instant : null;
}

/** `updatedAt[gte]`, `[gt]`, `[lte]` and `[lt]` as conditions on a row; what is no instant is ignored (contract §0.4). */
export function changedWithin(search: URLSearchParams, kind: ChangeKind, id: SQLWrapper): SQL[] {
  return Object.entries(COMPARISONS).flatMap(([name, comparison]) => {
    const instant = readInstant(search.getAll(`updatedAt[${name}]`).at(-1));
    if (!instant) return [];
    return [
      sql`${id} in (select ${catalogueChanges.resourceId} from ${catalogueChanges}
        where ${catalogueChanges.kind} = ${kind}
        and ${catalogueChanges.at} ${comparison} ${instant.toISOString()}::timestamptz)`,
    ];
  });
}
