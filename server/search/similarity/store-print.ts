import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { soundPrints } from "#/server/platform/db/schema/sounds.ts";

/** Stores the print of a track, replacing the previous one. */
export async function storePrint(db: Database, trackId: number, print: Uint8Array): Promise<void> {
  const kept = { print, madeAt: sql`now()` };
  await db
    .insert(soundPrints)
    .values({ trackId, ...kept })
    .onConflictDoUpdate({ target: soundPrints.trackId, set: kept });
}
