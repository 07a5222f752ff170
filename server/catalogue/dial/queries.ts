import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { DIAL_TICKS, type Dial } from "#/contract/dial.ts";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";

/** Height of the tick of a track whose arrangement was not measured: the middle. */
const UNKNOWN_ENERGY = 0.5;
/** The taxonomy of the bands. */
const MOODS = "moods";

/** A track belongs to the band of its first term, which is its mood. */
const inBand = sql`${terms.id} = (${tracks.termIds})[1]`;
const tickable = and(isPublic, isNotNull(tracks.bpm), eq(taxonomies.slug, MOODS)) as SQL;

interface TickRow extends Record<string, unknown> {
  mood_id: number;
  id: number;
  name: string;
  writer: string;
  bpm: number;
  energy: number;
}

/**
 * Selects the ticks. If there are too many to draw, each band gets an even sample by tempo, in proportion to its size.
 */
async function selectTicks(db: Database): Promise<TickRow[]> {
  const { rows } = await db.execute<TickRow>(sql`
    with all_ticks as (
      select ${terms.id} as mood_id, ${tracks.id}, ${tracks.name}, ${tracks.bpm},
        coalesce(${tracks.energy}, ${UNKNOWN_ENERGY}::real) as energy,
        coalesce((select ${writers.name} from ${writers} where ${writers.id} = (${tracks.writerIds})[1]), '') as writer,
        row_number() over (partition by ${terms.id} order by ${tracks.bpm}, ${tracks.id}) as place,
        least(1, ${DIAL_TICKS}::float8 / count(*) over ()) as kept
      from ${tracks} join ${albums} on ${albums.id} = ${tracks.albumId}
      join ${terms} on ${inBand} join ${taxonomies} on ${taxonomies.id} = ${terms.taxonomyId}
      where ${tickable})
    select mood_id, id, name, writer, bpm, energy from all_ticks
    where floor(place * kept) > floor((place - 1) * kept) order by bpm, id`);
  return rows;
}

/** Selects the cities of a band with the mean tempo of their music, those with most tracks first. */
function selectPlaces(db: Database) {
  return db
    .select({
      moodId: terms.id,
      title: sql<string>`coalesce(${albums.cityEn}, ${albums.city})`,
      titleFr: sql<string>`${albums.city}`,
      bpm: sql<number>`round(avg(${tracks.bpm}), 1)::float8`,
    })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .innerJoin(terms, inBand)
    .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
    .where(and(tickable, isNotNull(albums.city)))
    .groupBy(terms.id, albums.city, albums.cityEn)
    .orderBy(sql`count(*) desc`, albums.city);
}

/** Returns the catalogue by mood and tempo. */
export async function selectDial(db: Database): Promise<Omit<Dial, "@id" | "@type">> {
  const [moods, [totals], ticks, places] = await Promise.all([
    db
      .select({
        id: terms.id,
        mood: terms.slug,
        title: terms.title,
        titleFr: terms.titleFr,
        count: sql<number>`(select count(*)::int from ${tracks}
          join ${albums} on ${albums.id} = ${tracks.albumId} where ${isPublic} and ${inBand})`,
      })
      .from(terms)
      .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
      .where(eq(taxonomies.slug, MOODS))
      .orderBy(terms.sortOrder, terms.id),
    db
      .select({
        total: sql<number>`count(*)::int`,
        territories: sql<number>`count(distinct ${tracks.countryId})::int`,
      })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(isPublic),
    selectTicks(db),
    selectPlaces(db),
  ]);
  const ticksOf = Map.groupBy(ticks, (tick) => tick.mood_id);
  const placesOf = Map.groupBy(places, (place) => place.moodId);
  return {
    total: totals?.total ?? 0,
    territories: totals?.territories ?? 0,
    bands: moods.map(({ id, ...band }) => ({
      ...band,
      ticks: (ticksOf.get(id) ?? []).map(({ mood_id: _, ...tick }) => tick),
      places: (placesOf.get(id) ?? []).map(({ moodId: _, ...place }) => place),
    })),
  };
}
