import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { createdAt, identity } from "./columns.ts";
import { tracks } from "./tracks.ts";

const STEM_FR = sql`(tsvector_to_array(to_tsvector('public.fr'::regconfig, word)))[1]`;
const STEM_EN = sql`(tsvector_to_array(to_tsvector('public.en'::regconfig, word)))[1]`;

/** Shorter or longer words do not help against typing errors. */
export const LEXEME_LENGTH = { least: 3, most: 40 };

/** Every word of the catalogue, folded, for typing errors; rebuilt by `server/search/refresh.ts`. */
export const lexemes = pgTable(
  "lexemes",
  {
    word: text().primaryKey(),
    /** The word's stem per language, so that «pianos» is known when «piano» is. */
    stemFr: text().generatedAlwaysAs(STEM_FR),
    stemEn: text().generatedAlwaysAs(STEM_EN),
    /** Number of items that contain it. */
    documents: integer().notNull(),
  },
  (table) => [
    index("lexemes_word_trgm").using("gin", sql`${table.word} public.gin_trgm_ops`),
    index().on(table.stemFr),
    index().on(table.stemEn),
  ],
);

/** Words near in meaning, in both languages (contract §5). */
export const synonyms = pgTable(
  "synonyms",
  {
    id: identity(),
    /** Folded word that is searched. */
    word: text().notNull(),
    /** Stems as in `lexemes`; null for several words. */
    stemFr: text().generatedAlwaysAs(sql`case when word !~ '[^[:alnum:]]' then ${STEM_FR} end`),
    stemEn: text().generatedAlwaysAs(sql`case when word !~ '[^[:alnum:]]' then ${STEM_EN} end`),
    /** The catalogue's word for it. */
    term: text().notNull(),
    title: text().notNull(),
    titleFr: text().notNull(),
    weight: real().notNull(),
  },
  (table) => [
    unique().on(table.word, table.term),
    index().on(table.stemFr),
    index().on(table.stemEn),
    check("synonyms_weight", sql`weight > 0 and weight <= 1`),
  ],
);

/** Films whose music we know, by their host's own id (contract §5: addresses are never fetched). */
export const knownVideos = pgTable(
  "known_videos",
  {
    host: text().notNull(),
    videoKey: text().notNull(),
    title: text(),
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.host, table.videoKey, table.trackId] })],
);

/**
 * Changes of the catalogue for the read models of every process (`server/search/model`). Rows are identified by their
 * transaction: a sequence number may be assigned before an earlier one is committed.
 */
export const searchChanges = pgTable(
  "search_changes",
  {
    xact: bigint({ mode: "number" }).notNull().default(sql`(pg_current_xact_id()::text)::bigint`),
    /** Null for a refresh of the whole catalogue. */
    trackId: integer(),
    /** False for a change of a track's listening count only. */
    isContent: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.xact), index().on(table.createdAt)],
);
