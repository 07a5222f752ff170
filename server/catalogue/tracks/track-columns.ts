import { type SQLWrapper, sql } from "drizzle-orm";
import type { TermTag } from "#/contract/taxonomy.ts";
import type { EstimatedFact } from "#/contract/track.ts";
import { updatedAt } from "#/server/catalogue/changes/updated-at.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";

export interface WriterName {
  id: number;
  name: string;
  slug: string;
}

/**
 * Selects the writers of a row in its own order, from the ids in the row: without a second query, and without a join
 * that multiplies rows.
 */
export const writersOf = (ids: SQLWrapper) => sql<WriterName[]>`coalesce((
  select json_agg(json_build_object('id', ${writers.id}, 'name', ${writers.name}, 'slug', ${writers.slug})
    order by array_position(${ids}, ${writers.id}))
  from ${writers} where ${writers.id} = any(${ids})), '[]'::json)`;

/** Selects the terms of a row in its own order, which begins with the mood family. */
export const termsOf = (ids: SQLWrapper) => sql<TermTag[]>`coalesce((
  select json_agg(json_build_object('slug', ${terms.slug}, 'title', ${terms.title}, 'titleFr', ${terms.titleFr},
    'taxonomy', ${taxonomies.slug}, 'isFront', ${terms.isFront},
    'family', (select family.slug from ${terms} family where family.id = ${terms.familyId}))
    order by array_position(${ids}, ${terms.id}))
  from ${terms} join ${taxonomies} on ${taxonomies.id} = ${terms.taxonomyId}
  where ${terms.id} = any(${ids})), '[]'::json)`;

/** Columns that tracks take from their album. */
export const albumDetailsColumns = {
  albumId: albums.id,
  albumName: albums.name,
  albumNameFr: albums.nameFr,
  albumSlug: albums.slug,
  albumSlugFr: albums.slugFr,
  albumPublisher: albums.publisher,
  albumReference: albums.reference,
  albumImage: albums.image,
  albumImageFr: albums.imageFr,
  sleeveGround: albums.sleeveGround,
  sleeveInk: albums.sleeveInk,
};

/** API columns of a track except its writers and terms, for queries over tracks joined with their albums. */
export const ownTrackColumns = {
  id: tracks.id,
  slug: tracks.slug,
  name: tracks.name,
  nameLang: tracks.nameLang,
  reference: tracks.reference,
  publisher: tracks.publisher,
  durationSeconds: tracks.durationSeconds,
  bpm: tracks.bpm,
  tonality: tracks.tonality,
  loudness: tracks.loudness,
  truePeak: tracks.truePeak,
  estimated: tracks.estimated,
  countryId: tracks.countryId,
  mp3File: tracks.mp3File,
  image: tracks.image,
  imageFr: tracks.imageFr,
  isEnable: tracks.isEnable,
  sortOrder: tracks.sortOrder,
  createdAt: tracks.createdAt,
  updatedAt: updatedAt("track", tracks.id, tracks.createdAt),
  ...albumDetailsColumns,
  versionIds: sql<number[]>`coalesce((
    select json_agg(${trackVersions.id} order by ${trackVersions.sortOrder}, ${trackVersions.id})
    from ${trackVersions} where ${trackVersions.trackId} = ${tracks.id} and ${trackVersions.isEnable}), '[]'::json)`,
};

/** All API columns of a track. */
export const trackColumns = {
  ...ownTrackColumns,
  writers: writersOf(tracks.writerIds),
  terms: termsOf(tracks.termIds),
};

/** Sound columns of a version listed next to its track; without a tempo or key of its own it has the track's. */
export const versionSound = {
  id: trackVersions.id,
  name: trackVersions.name,
  kind: trackVersions.kind,
  label: trackVersions.label,
  durationSeconds: trackVersions.durationSeconds,
  bpm: sql<number | null>`coalesce(${trackVersions.bpm}, ${tracks.bpm})`,
  tonality: sql<string | null>`coalesce(${trackVersions.tonality}, ${tracks.tonality})`,
  estimated: sql<EstimatedFact[]>`to_json(array(select fact from unnest(${tracks.estimated}) fact
    where case fact when 'bpm' then ${trackVersions.bpm} is null else ${trackVersions.tonality} is null end))`,
  loudness: trackVersions.loudness,
  truePeak: trackVersions.truePeak,
  mp3File: trackVersions.mp3File,
};
