import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { intArray } from "./int-array.ts";

/** Returns the condition that a list of ids has one in common with `ids`; false for an empty list. */
export function overlaps(column: SQLWrapper, ids: readonly number[]): SQL {
  return ids.length === 0 ? sql`false` : sql`${column} && ${intArray(ids)}`;
}
