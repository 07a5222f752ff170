import { sql } from "drizzle-orm";
import { tracks } from "#/server/platform/db/schema/tracks.ts";

/**
 * What tracks can be ordered by; search orders by the same. Names go byte by byte once folded, so that every engine
 * and the read model of search agree.
 */
export const trackOrderColumns = {
  name: sql`public.fold(${tracks.name}) collate "C"`,
  bpm: tracks.bpm,
  durationSeconds: tracks.durationSeconds,
  sortOrder: tracks.sortOrder,
  createdAt: tracks.createdAt,
};
