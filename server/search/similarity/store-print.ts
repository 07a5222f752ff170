import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { soundPrints } from "#/server/platform/db/schema/sounds.ts";

/** Keeps what a track's sound is found by, in place of what was kept before. */
export async function storePrint(db: Database, trackId: number, print: Uint8Array): Promise<void> {
  const kept = { print, madeAt: sql`now()` };
  await db
    .insert(soundPrints)
    .values({ trackId, ...kept })
    .onConflictDoUpdate({ target: soundPrints.trackId, set: kept });
}
