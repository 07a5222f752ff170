import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ChangeKind } from "#/contract/change.ts";
import { catalogueChanges } from "#/server/platform/db/schema/changes.ts";

const COMPARISONS = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<` };

/** Returns when a row last changed; `createdAt` is for rows that were never shown, whose changes are not recorded. */
export function updatedAt(kind: ChangeKind, id: SQLWrapper, createdAt: SQLWrapper) {
  const changed = sql`(select ${catalogueChanges.at} from ${catalogueChanges}
    where ${catalogueChanges.kind} = ${kind} and ${catalogueChanges.resourceId} = ${id})`;
  return sql<Date>`coalesce(${changed}, ${createdAt})`.mapWith(catalogueChanges.at);
}

/**
 * Parses an instant of a query; null when it is invalid. A day means its first moment, a missing zone UTC. The
 * unescaped plus of a zone arrives as a space.
 */
export function readInstant(text: string | null | undefined): Date | null {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[ +-]\d{2}:\d{2})?)?$/.exec(
    text ?? "",
  );
  if (!parts) return null;
  const [, day, time = "00:00", zone = "Z"] = parts;
  const instant = new Date(`${day}T${time}${zone.replace(" ", "+")}`);
  // Other years have other notations, which the database does not parse.
  const year = instant.getUTCFullYear();
  return year >= 1 && year <= 9_999 ? instant : null;
}

/**
 * Returns `updatedAt[gte]`, `[gt]`, `[lte]` and `[lt]` as conditions on a row; invalid instants are ignored (contract
 * §0.4).
 */
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
