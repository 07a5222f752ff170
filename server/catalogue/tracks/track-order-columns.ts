import { sql } from "drizzle-orm";
import { tracks } from "#/server/platform/db/schema/tracks.ts";

/**
 * Columns that tracks can be ordered by, also in search. Names are compared by bytes after folding, so that every
 * engine and the read model of search agree.
 */
export const trackOrderColumns = {
  name: sql`public.fold(${tracks.name}) collate "C"`,
  bpm: tracks.bpm,
  durationSeconds: tracks.durationSeconds,
  sortOrder: tracks.sortOrder,
  createdAt: tracks.createdAt,
};
