import { asc, count, countDistinct, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { downloads, listened } from "#/server/platform/db/schema/histories.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { HOUSE_ZONE } from "#/server/platform/text/house-time.ts";
import { type Days, inDays } from "./days.ts";

/** Tables of the events that can be counted, with one row per event. */
export const EVENT_TABLES = { heard: listened, downloaded: downloads } as const;
export type EventKind = keyof typeof EVENT_TABLES;

/** Ways to group the counts. */
export const GROUPINGS = ["track", "album", "month"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** One line of the figures: cells by column name. */
export type FigureRow = Record<string, string | number>;

const reference = sql<string>`coalesce(${tracks.reference}, ${albums.reference}, '')`;

/**
 * Counts how often each track, album or month was heard or downloaded, and by how many signed-in people. Sorts tracks
 * and albums by count, and months by date.
 */
export function countMusic(
  db: Database,
  event: EventKind,
  { by, language, days }: { by: Grouping; language: "fr" | "en"; days: Days },
): Promise<FigureRow[]> {
  const events = EVENT_TABLES[event];
  const album = language === "fr" ? albums.nameFr : albums.name;
  const month = sql<string>`to_char(${events.createdAt} at time zone ${sql.raw(`'${HOUSE_ZONE}'`)}, 'YYYY-MM')`;
  const figures = { times: count(), people: countDistinct(events.userId) };
  const from = <Columns extends Record<string, SQL<string> | typeof tracks.name | typeof album>>(
    columns: Columns,
  ) =>
    db
      .select({ ...columns, ...figures })
      .from(events)
      .innerJoin(tracks, eq(tracks.id, events.trackId))
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(inDays(events.createdAt, days));
  if (by === "month") return from({ month }).groupBy(month).orderBy(asc(month));
  if (by === "album") return from({ album }).groupBy(albums.id).orderBy(desc(count()), asc(albums.id));
  return from({ reference, track: tracks.name, album })
    .groupBy(tracks.id, albums.id)
    .orderBy(desc(count()), asc(tracks.id));
}
