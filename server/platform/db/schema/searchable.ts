import { type SQL, sql } from "drizzle-orm";
import { text } from "drizzle-orm/pg-core";
import { tsvector } from "./columns.ts";

/** SQL texts of one language, in descending weight: tiers of the ranking (design §5). */
interface Tiers {
  title: SQL;
  /** Also weight A: the album of a track. */
  album?: SQL;
}

function vector(configuration: SQL, { title, album }: Tiers, terms: SQL, about: SQL): SQL {
  const part = (words: SQL, weight: SQL) =>
    sql`setweight(to_tsvector(${configuration}, public.spaced(${words})), ${weight})`;
  return sql.join(
    [
      part(title, sql`'A'`),
      ...(album ? [part(album, sql`'A'`)] : []),
      part(sql`writer_text`, sql`'B'`),
      part(terms, sql`'C'`),
      part(about, sql`'D'`),
    ],
    sql` || `,
  );
}

const fr = sql`'public.fr'::regconfig`;
const en = sql`'public.en'::regconfig`;
const sx = sql`'public.sx'::regconfig`;

/**
 * Columns for the word search of a row. The texts are copies, maintained by `server/search/refresh.ts`; the vectors are
 * generated: per language, the title separately from everything, and one without stemming for searches of function
 * words only and for the dictionary of known words.
 */
export function searchable(titles: { fr: Tiers; en: Tiers }) {
  const both = {
    title: sql`${titles.fr.title} || ' ' || ${titles.en.title}`,
    album: titles.fr.album && titles.en.album && sql`${titles.fr.album} || ' ' || ${titles.en.album}`,
  };
  const anyTerms = sql`terms_fr || ' ' || terms_en`;
  const anyAbout = sql`about_fr || ' ' || about_en`;
  return {
    writerText: text().notNull().default(""),
    termsFr: text().notNull().default(""),
    termsEn: text().notNull().default(""),
    aboutFr: text().notNull().default(""),
    aboutEn: text().notNull().default(""),
    titleWordsFr: tsvector().generatedAlwaysAs(sql`to_tsvector(${fr}, public.spaced(${titles.fr.title}))`),
    titleWordsEn: tsvector().generatedAlwaysAs(sql`to_tsvector(${en}, public.spaced(${titles.en.title}))`),
    wordsFr: tsvector().generatedAlwaysAs(vector(fr, titles.fr, sql`terms_fr`, sql`about_fr`)),
    wordsEn: tsvector().generatedAlwaysAs(vector(en, titles.en, sql`terms_en`, sql`about_en`)),
    wordsSx: tsvector().generatedAlwaysAs(vector(sx, both, anyTerms, anyAbout)),
  };
}
