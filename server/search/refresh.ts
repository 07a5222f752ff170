import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { intArray } from "#/server/platform/db/int-array.ts";
import { albums, albumWriters } from "#/server/platform/db/schema/albums.ts";
import { placements, placementTracks } from "#/server/platform/db/schema/placements.ts";
import { LEXEME_LENGTH, lexemes, searchChanges } from "#/server/platform/db/schema/search.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";
import { tracks, trackTerms, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";

const plain = (html: SQL) => sql`regexp_replace(coalesce(${html}, ''), '<[^>]*>', ' ', 'g')`;

const names = (ids: SQL) => sql`coalesce((select string_agg(${writers.name}, ' ') from ${writers}
  where ${writers.id} = any(${ids})), '')`;
/** Titles of terms; those of several words also as one: «electricpiano». Nobody types brackets. */
const titles = (title: SQL, ids: SQL) => sql`coalesce((select string_agg(${title} ||
    case when ${title} ~ ' ' then ' ' || translate(regexp_replace(${title}, '\\([^)]*\\)', ''), ' -’''&/', '') else '' end, ' ')
  from ${terms} where ${terms.id} = any(${ids})), '')`;
const titleEn = sql`${terms.title}`;
const titleFr = sql`${terms.titleFr}`;

async function refreshTracks(db: Database, only: SQL): Promise<void> {
  await db.execute(sql`
    with carried as (
      select ${tracks.id} as id,
        coalesce((select array_agg(${trackTerms.termId} order by ${trackTerms.position}, ${trackTerms.termId})
          from ${trackTerms} where ${trackTerms.trackId} = ${tracks.id}), '{}') as term_ids,
        coalesce((select array_agg(${trackWriters.writerId} order by ${trackWriters.position}, ${trackWriters.writerId})
          from ${trackWriters} where ${trackWriters.trackId} = ${tracks.id}), '{}') as writer_ids,
        ${albums.name} as album_en, ${albums.nameFr} as album_fr,
        concat_ws(' ', coalesce(${tracks.publisher}, ${albums.publisher}),
          coalesce(${tracks.reference}, ${albums.reference}), ${albums.city}, ${albums.cityEn},
          ${countries.titleFr}, ${countries.titleEn}) as facts,
        ${albums.description} as description_en, ${albums.descriptionFr} as description_fr
      from ${tracks} join ${albums} on ${albums.id} = ${tracks.albumId}
      left join ${countries} on ${countries.id} = ${tracks.countryId}
      where ${only})
    update ${tracks} set term_ids = carried.term_ids, writer_ids = carried.writer_ids,
      album_text_fr = carried.album_fr, album_text_en = carried.album_en,
      writer_text = ${names(sql`carried.writer_ids`)},
      terms_fr = ${titles(titleFr, sql`carried.term_ids`)}, terms_en = ${titles(titleEn, sql`carried.term_ids`)},
      about_fr = concat_ws(' ', carried.facts, ${plain(sql`carried.description_fr`)}),
      about_en = concat_ws(' ', carried.facts, ${plain(sql`carried.description_en`)})
    from carried where carried.id = ${tracks.id}`);
}

async function refreshAlbums(db: Database, only: SQL): Promise<void> {
  await db.execute(sql`
    with held as (
      select ${albums.id} as id,
        coalesce((select array_agg(frequent.term_id order by frequent.is_mood desc, frequent.times desc,
            frequent.first, frequent.term_id)
          from (select ${trackTerms.termId} as term_id, ${taxonomies.slug} = 'moods' as is_mood, count(*) as times,
              min(${tracks.sortOrder}) as first
            from ${trackTerms} join ${tracks} on ${tracks.id} = ${trackTerms.trackId}
            join ${terms} on ${terms.id} = ${trackTerms.termId}
            join ${taxonomies} on ${taxonomies.id} = ${terms.taxonomyId}
            where ${tracks.albumId} = ${albums.id} and ${tracks.isEnable} group by 1, 2) frequent), '{}') as term_ids,
        coalesce(
          (select array_agg(${albumWriters.writerId} order by ${albumWriters.position})
            from ${albumWriters} where ${albumWriters.albumId} = ${albums.id}),
          (select array_agg(own.writer_id order by own.first) from (
            select ${trackWriters.writerId} as writer_id, min(${tracks.sortOrder} * 100 + ${trackWriters.position}) as first
            from ${trackWriters} join ${tracks} on ${tracks.id} = ${trackWriters.trackId}
            where ${tracks.albumId} = ${albums.id} group by 1) own), '{}') as writer_ids,
        (select count(*) from ${tracks} where ${tracks.albumId} = ${albums.id} and ${tracks.isEnable}) as track_count,
        concat_ws(' ', ${albums.publisher}, ${albums.reference}, ${albums.city}, ${albums.cityEn},
          (select ${countries.titleFr} || ' ' || ${countries.titleEn} from ${countries}
            where ${countries.id} = ${albums.countryId})) as facts
      from ${albums} where ${only})
    update ${albums} set term_ids = held.term_ids, writer_ids = held.writer_ids, track_count = held.track_count,
      writer_text = ${names(sql`held.writer_ids`)},
      terms_fr = ${titles(titleFr, sql`held.term_ids`)}, terms_en = ${titles(titleEn, sql`held.term_ids`)},
      about_fr = concat_ws(' ', held.facts, ${plain(sql`${albums.descriptionFr}`)}),
      about_en = concat_ws(' ', held.facts, ${plain(sql`${albums.description}`)})
    from held where held.id = ${albums.id}`);
}

async function refreshWriters(db: Database): Promise<void> {
  await db.execute(sql`
    update ${writers} set about_fr = ${plain(sql`${writers.biography}`)},
      about_en = ${plain(sql`${writers.biographyEn}`)}`);
}

async function refreshPlacements(db: Database): Promise<void> {
  const heard = sql`coalesce((select string_agg(${tracks.name}, ' ') from ${tracks}
    join ${placementTracks} on ${placementTracks.trackId} = ${tracks.id}
    where ${placementTracks.placementId} = ${placements.id}), '')`;
  await db.execute(sql`
    update ${placements} set
      about_fr = concat_ws(' ', ${placements.client}, ${placements.year}, ${heard}, ${plain(sql`${placements.description}`)}),
      about_en = concat_ws(' ', ${placements.client}, ${placements.year}, ${heard}, ${plain(sql`${placements.descriptionEn}`)})`);
}

/** Rebuilds the dictionary of known words from the search vectors, so that suggestions can always be found. */
async function refreshLexemes(db: Database): Promise<void> {
  await db.delete(lexemes);
  await db.execute(sql`
    insert into ${lexemes} (word, documents)
    select word, sum(ndoc)::int from (
      select * from ts_stat('select words_sx from tracks')
      union all select * from ts_stat('select words_sx from albums')
      union all select * from ts_stat('select words_sx from writers')
      union all select * from ts_stat('select words_sx from placements')) held
    where length(word) between ${LEXEME_LENGTH.least}::int and ${LEXEME_LENGTH.most}::int and word ~ '[^0-9]'
    group by word`);
}

/** Notifies the read models of all processes when this transaction commits. */
async function announce(db: Database, albumIds: readonly number[] | undefined): Promise<void> {
  if (!albumIds) {
    await db.insert(searchChanges).values({ isContent: true });
    return;
  }
  // Words and writers may have changed although no track did.
  await db.execute(sql`
    with told as (
      insert into ${searchChanges} (track_id, is_content)
      select ${tracks.id}, true from ${tracks} where ${tracks.albumId} = any(${intArray(albumIds)}) returning 1)
    insert into ${searchChanges} (is_content) select true where not exists (select 1 from told)`);
}

/**
 * Updates the copies that search and filters read from the junction tables: after every change of the catalogue, in the
 * same transaction. With `albumIds`, only these albums and their tracks.
 */
export async function refreshSearch(db: Database, albumIds?: readonly number[]): Promise<void> {
  const only = albumIds ? sql`${albums.id} = any(${intArray(albumIds)})` : sql`true`;
  await refreshTracks(db, only);
  await refreshAlbums(db, only);
  await refreshWriters(db);
  await refreshPlacements(db);
  await refreshLexemes(db);
  await announce(db, albumIds);
}

/**
 * Updates one track and its album without the whole-catalogue steps: cheap enough for every file of an import, which
 * ends with `refreshSearch`.
 */
export async function refreshTrack(db: Database, trackId: number): Promise<void> {
  await refreshTracks(db, sql`${tracks.id} = ${trackId}`);
  await refreshAlbums(
    db,
    sql`${albums.id} = (select ${tracks.albumId} from ${tracks} where ${tracks.id} = ${trackId})`,
  );
  await db.insert(searchChanges).values({ trackId, isContent: true });
}

/** Notifies the read models that a writer's tracks have other codes. */
export async function announceWriter(db: Database, writerId: number): Promise<void> {
  await db.execute(sql`
    insert into ${searchChanges} (track_id, is_content)
    select ${tracks.id}, true from ${tracks} where ${tracks.writerIds} @> ${intArray([writerId])}`);
}
