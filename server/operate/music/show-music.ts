import { and, asc, eq, sql } from "drizzle-orm";
import type { EstimatedFact } from "#/contract/track.ts";
import { clockTime } from "#/server/operate/import/tags/clock-time.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { terms } from "#/server/platform/db/schema/terms.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";
import { tracks, trackTerms, trackVersions, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { findMusic } from "./find-music.ts";
import type { MusicKind } from "./music-kind.ts";
import { shownOf, stateText } from "./shown-state.ts";

/**
 * Returns all fields of each item, one per line.
 * @throws {CommandError} for a name that is unknown or ambiguous.
 */
export async function showMusic(
  db: Database,
  kind: MusicKind,
  names: readonly string[],
  translator: Translator,
): Promise<string> {
  const parts: string[] = [];
  for (const { id } of await findMusic(db, kind, names)) {
    const fields =
      kind === "album" ? await albumFields(db, id, translator) : await trackFields(db, id, translator);
    const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== "");
    const width = Math.max(...filled.map(([name]) => name.length));
    parts.push(filled.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n"));
  }
  return parts.join("\n\n");
}

type Fields = Record<string, string | number | null>;

async function albumFields(db: Database, id: number, translator: Translator): Promise<Fields> {
  const [row] = await db
    .select({ album: albums, ...shownOf("album") })
    .from(albums)
    .where(eq(albums.id, id));
  if (!row) return {};
  const { album } = row;
  const trackRows = await db
    .select({ slug: tracks.slug, name: tracks.name, own: tracks.isEnable, publishAt: tracks.publishAt })
    .from(tracks)
    .where(eq(tracks.albumId, id))
    .orderBy(asc(tracks.sortOrder), asc(tracks.id));
  const lines = trackRows.map(
    ({ slug, name, ...state }) =>
      `\n  ${name} (${slug})${state.own ? "" : `, ${stateText({ ...state, ofAlbum: true }, translator)}`}`,
  );
  return {
    state: stateText(row, translator),
    slug: album.slug,
    slugFr: album.slugFr,
    title: album.name,
    titleFr: album.nameFr,
    reference: album.reference,
    publisher: album.publisher,
    releaseDate: album.releaseDate,
    description: album.description,
    descriptionFr: album.descriptionFr,
    tracks: lines.join(""),
  };
}

async function trackFields(db: Database, id: number, translator: Translator): Promise<Fields> {
  const [row] = await db
    .select({
      track: tracks,
      ...shownOf("track"),
      album: albums.slug,
      territory: countries.code,
      file: importFiles.path,
    })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .leftJoin(countries, eq(countries.id, tracks.countryId))
    .leftJoin(importFiles, and(eq(importFiles.trackId, tracks.id), importFiles.taken))
    .where(eq(tracks.id, id))
    .limit(1);
  if (!row) return {};
  const { track } = row;
  const share = sql`case when ${trackWriters.share} is null then '' else ' ' || ${trackWriters.share} || ' %' end`;
  const credits = await db
    .select({ text: sql<string>`${writers.name} || coalesce(' ' || ${trackWriters.role}, '') || ${share}` })
    .from(trackWriters)
    .innerJoin(writers, eq(writers.id, trackWriters.writerId))
    .where(eq(trackWriters.trackId, id))
    .orderBy(asc(trackWriters.position));
  const carried = await db
    .select({ text: translator.language === "fr" ? terms.titleFr : terms.title })
    .from(trackTerms)
    .innerJoin(terms, eq(terms.id, trackTerms.termId))
    .where(eq(trackTerms.trackId, id))
    .orderBy(asc(trackTerms.position));
  const versions = await db
    .select({
      label: trackVersions.label,
      own: trackVersions.isEnable,
      seconds: trackVersions.durationSeconds,
    })
    .from(trackVersions)
    .where(eq(trackVersions.trackId, id))
    .orderBy(asc(trackVersions.sortOrder), asc(trackVersions.id));
  const factText = (fact: EstimatedFact) =>
    track.estimated.includes(fact)
      ? translator.say("musicEstimated", { value: String(track[fact]) })
      : track[fact];
  const listed = (rows: { text: string }[]) => rows.map(({ text }) => text).join(", ");
  return {
    state: stateText(row, translator),
    slug: track.slug,
    title: track.name,
    album: row.album,
    reference: track.reference,
    bpm: factText("bpm"),
    tonality: factText("tonality"),
    isrc: track.isrc && [track.isrc, ...track.otherIsrcs].join(", "),
    iswc: track.iswc,
    publisher: track.publisher,
    territory: row.territory,
    duration: clockTime(track.durationSeconds),
    writers: listed(credits),
    terms: listed(carried),
    versions: versions.map(({ label, seconds }) => `${label} ${clockTime(seconds)}`).join(", "),
    file: row.file,
  };
}
