import { inArray, or } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";

/** Maximum number of writers in a request. */
const MOST_WRITERS = 50;

/** Returns the ids of the known writers named by slug or id; null when none is named. */
export async function readWriters(db: Database, named: readonly string[] = []): Promise<number[] | null> {
  const wanted = [...new Set(named)].slice(0, MOST_WRITERS);
  if (wanted.length === 0) return null;
  const ids = wanted.filter((one) => /^\d{1,9}$/.test(one)).map(Number);
  const found = await db
    .select({ id: writers.id })
    .from(writers)
    .where(or(inArray(writers.slug, wanted), inArray(writers.slugEn, wanted), inArray(writers.id, ids)));
  return found.map(({ id }) => id);
}
