import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { EstimatedFact } from "#/contract/track.ts";
import { albums } from "./albums.ts";
import { createdAt, identity, instant } from "./columns.ts";
import { searchable } from "./searchable.ts";
import { terms } from "./terms.ts";
import { countries } from "./territories.ts";
import { writers } from "./writers.ts";

/** Measurements of a sound; loudness in LUFS, true peak in dBTP. */
const sounding = {
  durationSeconds: integer().notNull(),
  bpm: integer(),
  tonality: text(),
  loudness: real(),
  truePeak: real(),
  /** International standard recording code (ISO 3901), without hyphens (cue sheets). */
  isrc: text(),
  /** Further ISRCs of the same recording; empty without a first one. */
  otherIsrcs: text().array().notNull().default([]),
};

const OTHER_ISRCS = sql`other_isrcs = '{}' or (isrc is not null
  and array_to_string(other_isrcs, ',', '') ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}(,[A-Z]{2}[A-Z0-9]{3}[0-9]{7})*$')`;

export const tracks = pgTable(
  "tracks",
  {
    id: identity(),
    albumId: integer()
      .notNull()
      .references(() => albums.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Language of the name (BCP 47, such as `fr`), for screen readers; null when unknown. */
    nameLang: text(),
    slug: text().notNull().unique(),
    reference: text(),
    publisher: text(),
    ...sounding,
    /** Whether tempo and key were estimated from the sound during import (docs/decisions/059). */
    estimated: text().array().$type<EstimatedFact[]>().notNull().default([]),
    /** International standard musical work code (ISO 15707), without dots (cue sheets). */
    iswc: text(),
    /** Density and loudness of the arrangement, 0–1. */
    energy: real(),
    countryId: integer().references(() => countries.id),
    /** File below `track/mp3/` in the media store. */
    mp3File: text().notNull().unique(),
    image: text(),
    imageFr: text(),
    isEnable: boolean().notNull().default(true),
    /** Time of automatic publication; null after it, and without one. */
    publishAt: instant(),
    sortOrder: integer().notNull().default(0),
    /** Number of listened events; the last criterion of every ranking. */
    popularity: integer().notNull().default(0),
    /** Reference of the demo album whose recipe renders this sound; null for real audio. */
    demoReference: text(),
    createdAt: createdAt(),
    /** Ordered copies of the junction tables, maintained by `server/search/refresh.ts`. */
    termIds: integer().array().notNull().default([]),
    writerIds: integer().array().notNull().default([]),
    albumTextFr: text().notNull().default(""),
    albumTextEn: text().notNull().default(""),
    ...searchable({
      fr: { title: sql`name`, album: sql`album_text_fr` },
      en: { title: sql`name`, album: sql`album_text_en` },
    }),
  },
  (table) => [
    check("tracks_bpm", sql`bpm between 20 and 400`),
    check("tracks_duration", sql`duration_seconds >= 0`),
    check("tracks_estimated", sql`estimated <@ array['bpm', 'tonality']`),
    check("tracks_energy", sql`energy between 0 and 1`),
    check("tracks_isrc", sql`isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$'`),
    check("tracks_other_isrcs", OTHER_ISRCS),
    check("tracks_iswc", sql`iswc ~ '^T[0-9]{10}$'`),
    check("tracks_name_lang", sql`name_lang ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'`),
    check("tracks_tonality", sql`tonality ~ '^[A-G](#|b)? (major|minor)$'`),
    index().on(table.albumId, table.sortOrder, table.id),
    index().on(table.sortOrder, table.id),
    index().on(table.countryId),
    index().on(table.bpm),
    // For references in the names of clips, with any separators (server/work/cue-sheets/candidates.ts).
    index("tracks_reference_letters").on(
      sql`lower(regexp_replace(${table.reference}, '[^A-Za-z0-9]', '', 'g'))`,
    ),
    index("tracks_name_trgm").using("gin", sql`public.fold(name) public.gin_trgm_ops`),
    index("tracks_scheduled").on(table.publishAt).where(sql`publish_at is not null`),
    index().using("gin", table.termIds),
    index().using("gin", table.writerIds),
    index().using("gin", table.wordsFr),
    index().using("gin", table.wordsEn),
    index().using("gin", table.wordsSx),
  ],
);

export const trackVersions = pgTable(
  "track_versions",
  {
    id: identity(),
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    /** full, 60, 30, underscore, instrumental, no-vocals, no-drums, stem, sting, other. */
    kind: text().notNull(),
    /** Distinguishing label, such as «30 s edit» or «Stem: strings». */
    label: text().notNull(),
    name: text().notNull(),
    ...sounding,
    mp3File: text().notNull().unique(),
    isEnable: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      "track_versions_kind",
      sql`kind in ('full', '60', '30', 'underscore', 'instrumental', 'no-vocals', 'no-drums', 'stem', 'sting', 'other')`,
    ),
    check("track_versions_isrc", sql`isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$'`),
    check("track_versions_other_isrcs", OTHER_ISRCS),
    check("track_versions_tonality", sql`tonality ~ '^[A-G](#|b)? (major|minor)$'`),
    index().on(table.trackId, table.sortOrder, table.id),
  ],
);

export const trackWriters = pgTable(
  "track_writers",
  {
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    writerId: integer()
      .notNull()
      .references(() => writers.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    /** C, A, CA (composer, author), the codes of collecting societies. */
    role: text(),
    /** Per cent of the authors' part; null when not declared (cue sheets). */
    share: numeric({ precision: 5, scale: 2, mode: "number" }),
  },
  (table) => [
    primaryKey({ columns: [table.trackId, table.writerId] }),
    index().on(table.writerId),
    check("track_writers_share", sql`share between 0 and 100`),
  ],
);

export const trackTerms = pgTable(
  "track_terms",
  {
    trackId: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: "cascade" }),
    termId: integer()
      .notNull()
      .references(() => terms.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trackId, table.termId] }), index().on(table.termId)],
);

/** Analysis of a sound: one row per sound, of a track or of a version. */
export const trackAnalyses = pgTable(
  "track_analyses",
  {
    id: identity(),
    trackId: integer().references(() => tracks.id, { onDelete: "cascade" }),
    versionId: integer().references(() => trackVersions.id, { onDelete: "cascade" }),
    /** JSON of `contract/analysis.ts`, stored as text and served unchanged. */
    analysis: text().notNull(),
  },
  (table) => [
    unique().on(table.trackId),
    unique().on(table.versionId),
    check("track_analyses_owner", sql`num_nonnulls(track_id, version_id) = 1`),
  ],
);
