import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { soundPrints } from "#/server/platform/db/schema/sounds.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { storePrint } from "#/server/search/similarity/store-print.ts";
import { demoPrint } from "./prints.ts";

/** Gives the tracks of a demo catalogue that was stored before there were prints those that are shipped. */
export async function addMissingPrints(db: Database): Promise<void> {
  const rows = await db
    .select({ id: tracks.id, slug: tracks.slug, reference: tracks.demoReference })
    .from(tracks)
    .leftJoin(soundPrints, eq(soundPrints.trackId, tracks.id))
    .where(and(isNotNull(tracks.demoReference), isNull(soundPrints.trackId)));
  for (const { id, slug, reference } of rows) {
    const print = demoPrint(reference ?? "", slug);
    if (print) await storePrint(db, id, print);
  }
}
