import { type SQL, sql } from "drizzle-orm";

/** Returns a list of ids as one parameter, the same on both engines. */
export function intArray(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(",")}}`}::int[]`;
}
