import { and, asc, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import { readInBatches } from "#/server/platform/concurrency/read-in-batches.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { tracks, trackVersions, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";

type Credited = TrackCredits["writers"][number];

const writersOf = sql<Credited[]>`coalesce((
  select json_agg(json_build_object('name', ${writers.name}, 'role', ${trackWriters.role},
    'share', ${trackWriters.share}::float8, 'society', ${writers.society}, 'ipi', ${writers.ipi})
    order by ${trackWriters.position})
  from ${trackWriters} join ${writers} on ${writers.id} = ${trackWriters.writerId}
  where ${trackWriters.trackId} = ${tracks.id}), '[]'::json)`;

/** File names of the imports of a sound, without folders, which are the house's own affair. */
const deliveredAs = (owner: SQLWrapper, id: SQLWrapper) => sql<string[]>`coalesce((
  select json_agg(regexp_replace(${importFiles.path}, '^.*[/\\\\]', '') order by ${importFiles.createdAt})
  from ${importFiles} where ${owner} = ${id} and ${importFiles.taken}), '[]'::json)`;

const versionsOf = sql<Required<TrackCredits["versions"][number]>[]>`coalesce((
  select json_agg(json_build_object('id', ${trackVersions.id}, 'version', ${trackVersions.kind},
    'label', ${trackVersions.label}, 'durationSeconds', ${trackVersions.durationSeconds},
    'isrc', ${trackVersions.isrc}, 'otherIsrcs', ${trackVersions.otherIsrcs}, 'file', ${trackVersions.mp3File},
    'delivered', ${deliveredAs(importFiles.versionId, trackVersions.id)})
    order by ${trackVersions.sortOrder}, ${trackVersions.id})
  from ${trackVersions} where ${trackVersions.trackId} = ${tracks.id} and ${trackVersions.isEnable}), '[]'::json)`;

/** Tracks read per turn of the event loop. */
const TURN_TRACKS = 100;

/** Returns the declaration data of public tracks, by id and in id order; unknown ones are left out. */
export async function selectCredits(db: Database, ids: readonly number[]): Promise<TrackCredits[]> {
  const sorted = [...new Set(ids)].toSorted((one, other) => one - other);
  return readInBatches(sorted, TURN_TRACKS, (some) => creditsOf(db, some));
}

async function creditsOf(db: Database, ids: readonly number[]): Promise<TrackCredits[]> {
  const rows = await db
    .select({
      id: tracks.id,
      name: tracks.name,
      reference: tracks.reference,
      isrc: tracks.isrc,
      otherIsrcs: tracks.otherIsrcs,
      iswc: tracks.iswc,
      publisher: sql<string | null>`coalesce(${tracks.publisher}, ${albums.publisher})`,
      label: albums.publisher,
      durationSeconds: tracks.durationSeconds,
      file: tracks.mp3File,
      delivered: deliveredAs(importFiles.trackId, tracks.id),
      writers: writersOf,
      versions: versionsOf,
    })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(isPublic, inArray(tracks.id, [...ids])))
    .orderBy(asc(tracks.id));
  return rows.map(({ file, delivered, versions, ...row }) => ({
    ...row,
    "@id": `/api/.well-known/genid/track-credits-${row.id}`,
    "@type": "TrackCredits",
    track: `/api/tracks/${row.id}`,
    versions,
    files: [file, ...delivered, ...versions.flatMap((version) => [version.file, ...version.delivered])],
  }));
}
