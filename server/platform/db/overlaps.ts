import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { intArray } from "./int-array.ts";

/** Whether a list of ids shares one with `ids`; nothing shares one with an empty list. */
export function overlaps(column: SQLWrapper, ids: readonly number[]): SQL {
  return ids.length === 0 ? sql`false` : sql`${column} && ${intArray(ids)}`;
}
