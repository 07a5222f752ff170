import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";

/** Shape of the generated catalogue; word frequencies fall as in a natural language. */
const WORDS = 30_000;
const TERMS = 600;
const TAXONOMIES = 6;
const WRITERS = 2_000;
const TRACKS_AN_ALBUM = 12;
const CHUNK = 50_000;

const WORD = sql.raw(`create function pg_temp.word(n int) returns text language sql immutable as $$
  select string_agg((array['ka','lo','mi','ru','sen','ta','vo','ber','dol','fin','gar','hel','jo','nuit','pa','ri'])[1 + (n / (16 ^ place)::int) % 16], '')
  from generate_series(0, 3) as place $$`);
const WORDS_OF =
  sql.raw(`create function pg_temp.words(many int, seed int) returns text language sql volatile as $$
  select string_agg(pg_temp.word((${WORDS} * random() ^ 3)::int), ' ') from generate_series(1, many) where seed is not null $$`);

/** Returns word number `n` of the generated catalogue; smaller numbers are more frequent. */
export function wordOf(n: number): string {
  const syllables = "ka lo mi ru sen ta vo ber dol fin gar hel jo nuit pa ri".split(" ");
  return [0, 1, 2, 3].map((place) => syllables[Math.floor(n / 16 ** place) % 16]).join("");
}

/** Returns a word that somebody could search for, as frequent as in the catalogue. */
export const randomWord = () => wordOf(Math.floor(WORDS * Math.random() ** 3));

async function generateReferenceData(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into taxonomies (slug, title, title_fr, sort_order)
    select 'taxonomy-' || n, 'Taxonomy ' || n, 'Taxinomie ' || n, n from generate_series(1, ${TAXONOMIES}::int) n`);
  await tx.execute(sql`
    insert into terms (slug, taxonomy_id, title, title_fr, sort_order)
    select 'term-' || n, (select id from taxonomies order by id offset n % ${TAXONOMIES}::int limit 1),
      pg_temp.word(n * 7), pg_temp.word(n * 11), n from generate_series(1, ${TERMS}::int) n`);
  await tx.execute(sql`
    insert into writers (slug, slug_en, name)
    select 'writer-' || n, 'writer-' || n, initcap(pg_temp.word(n)) || ' ' || initcap(pg_temp.word(n * 13))
    from generate_series(1, ${WRITERS}::int) n`);
}

async function generateTracks(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into albums (reference, name, name_fr, slug, slug_fr, publisher, sort_order, about_fr, about_en)
    select 'GEN ' || n, pg_temp.words(2, n), pg_temp.words(2, n), 'album-' || n, 'album-fr-' || n, 'Sillon', n,
      pg_temp.words(12, n), pg_temp.words(12, n)
    from generate_series(${Math.floor(from / TRACKS_AN_ALBUM) + 1}::int, ${Math.floor(to / TRACKS_AN_ALBUM)}::int) n
    on conflict do nothing`);
  await tx.execute(sql`
    with drawn as (
      select n, (select array_agg(distinct 1 + (${TERMS - 1} * random() ^ 2)::int)
          from generate_series(1, 8) where n is not null) as term_ids,
        array[1 + (${WRITERS - 1} * random() ^ 2)::int] as writer_ids,
        albums.id as album_id, albums.name, albums.name_fr, albums.about_fr, albums.about_en
      from generate_series(${from + 1}::int, ${to}::int) n
      join albums on albums.reference = 'GEN ' || greatest(n / ${TRACKS_AN_ALBUM}::int, 1))
    insert into tracks (album_id, name, slug, mp3_file, duration_seconds, bpm, tonality, popularity, sort_order, term_ids,
      writer_ids, album_text_fr, album_text_en, writer_text, terms_fr, terms_en, about_fr, about_en)
    select album_id, initcap(pg_temp.words(1 + n % 3, n)), 'track-' || n, n || '.mp3', 30 + (random() * 200)::int,
      60 + (random() * 100)::int, (array['A minor', 'C major', 'D minor', 'F# minor', 'G major'])[1 + n % 5],
      (1000 * random() ^ 6)::int, n, term_ids, writer_ids, name_fr, name,
      (select string_agg(writers.name, ' ') from writers where writers.id = any(writer_ids)),
      (select string_agg(title_fr, ' ') from terms where terms.id = any(term_ids)),
      (select string_agg(title, ' ') from terms where terms.id = any(term_ids)), about_fr, about_en
    from drawn`);
}

/** Fills an empty database with `size` tracks and with the copies from which the search reads. */
export async function generateCatalogue(db: Database, size: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(WORD);
    await tx.execute(WORDS_OF);
    await generateReferenceData(tx);
    for (let from = 0; from < size; from += CHUNK)
      await generateTracks(tx, from, Math.min(size, from + CHUNK));
    await tx.execute(sql`
      insert into lexemes (word, documents) select word, ndoc from ts_stat('select words_sx from tracks')
      where length(word) between 3 and 40 and word ~ '[^0-9]'`);
  });
  await db.execute(sql`analyze`);
}
