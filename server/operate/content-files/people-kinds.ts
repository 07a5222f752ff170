import { asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { creditsShape } from "#/server/catalogue/content/credits-shape.ts";
import type { placementShape } from "#/server/catalogue/content/placement-shape.ts";
import type { writerShape } from "#/server/catalogue/content/shapes.ts";
import { storedHtml } from "#/server/catalogue/content/stored-html.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { placements, placementTracks } from "#/server/platform/db/schema/placements.ts";
import { tracks, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { kindOf } from "./item.ts";
import { namedFilm, namedPicture, storedFilm, storedPicture } from "./media-names.ts";
import { placementTexts } from "./placement-texts.ts";

export type WriterFields = Omit<z.output<typeof writerShape>, "role" | "share">;
export type CreditFields = z.output<typeof creditsShape>["tracks"][number] & { album: string };

/** Composers. */
export const writerKind = kindOf<WriterFields>({
  name: "writers",
  tags: ["writers", "albums", "tracks", "placements"],
  isSearched: true,
  async stored(db) {
    const rows = await db.select().from(writers).orderBy(asc(writers.slug));
    return rows.map((row) => [
      row.slug,
      {
        slug: row.slug,
        slugEn: row.slugEn,
        name: row.name,
        firstname: row.firstname,
        lastname: row.lastname,
        biography: storedHtml(row.biography),
        biographyEn: storedHtml(row.biographyEn),
        image: namedPicture(row.image),
        websites: row.websites,
        ipi: row.ipi,
        society: row.society,
        isEnable: row.isEnable,
        sortOrder: row.sortOrder,
      },
    ]);
  },
  async put(db, fields) {
    const values = {
      ...fields,
      firstname: fields.firstname ?? null,
      lastname: fields.lastname ?? null,
      biography: fields.biography ?? null,
      biographyEn: fields.biographyEn ?? null,
      image: storedPicture(fields.image),
      ipi: fields.ipi ?? null,
      society: fields.society ?? null,
    };
    await db.insert(writers).values(values).onConflictDoUpdate({ target: writers.slug, set: values });
  },
  async remove(db, key) {
    await db.delete(writers).where(eq(writers.slug, key));
  },
});

/** Placements: programmes, films and adverts in which tracks were heard. */
export const placementKind = kindOf<z.output<typeof placementShape>>({
  name: "placements",
  tags: ["placements", "tracks", "writers"],
  isSearched: true,
  async stored(db) {
    const rows = await db.select().from(placements).orderBy(asc(placements.slug));
    const heard = await db
      .select({ placementId: placementTracks.placementId, slug: tracks.slug })
      .from(placementTracks)
      .innerJoin(tracks, eq(tracks.id, placementTracks.trackId))
      .orderBy(asc(placementTracks.position));
    const heardIn = Map.groupBy(heard, ({ placementId }) => placementId);
    return rows.map((row) => [
      row.slug,
      {
        slug: row.slug,
        slugEn: row.slugEn,
        title: row.title,
        titleEn: row.titleEn,
        description: storedHtml(row.description),
        descriptionEn: storedHtml(row.descriptionEn),
        image: namedPicture(row.image),
        year: row.year,
        date: row.date,
        tracks: (heardIn.get(row.id) ?? []).map(({ slug }) => slug),
        videoUrl: row.videoUrl,
        film: namedFilm(row.film),
        ...placementTexts(row),
        isEnable: row.isEnable,
        sortOrder: row.sortOrder,
      },
    ]);
  },
  async put(db, { tracks: named, ...fields }) {
    const values = {
      ...fields,
      description: fields.description ?? null,
      descriptionEn: fields.descriptionEn ?? null,
      image: storedPicture(fields.image),
      year: fields.year ?? null,
      date: fields.date ?? null,
      videoUrl: fields.videoUrl ?? null,
      film: storedFilm(fields.film),
      ...placementTexts(fields),
    };
    const [row] = await db
      .insert(placements)
      .values(values)
      .onConflictDoUpdate({ target: placements.slug, set: values })
      .returning({ id: placements.id });
    if (!row) return;
    await db.delete(placementTracks).where(eq(placementTracks.placementId, row.id));
    if (named.length === 0) return;
    const found = await db
      .select({ id: tracks.id, slug: tracks.slug })
      .from(tracks)
      .where(inArray(tracks.slug, named));
    await db
      .insert(placementTracks)
      .values(
        found.map(({ id, slug }) => ({ placementId: row.id, trackId: id, position: named.indexOf(slug) })),
      );
  },
  async remove(db, key) {
    await db.delete(placements).where(eq(placements.slug, key));
  },
});

/** Codes and writers of tracks. A folder neither adds nor removes tracks: that is the import's task. */
export const creditKind = kindOf<CreditFields>({
  name: "credits",
  tags: ["tracks", "albums", "writers"],
  isSearched: true,
  async stored(db) {
    const rows = await db
      .select({
        id: tracks.id,
        album: albums.slug,
        track: tracks.slug,
        isrc: tracks.isrc,
        otherIsrcs: tracks.otherIsrcs,
        iswc: tracks.iswc,
      })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .orderBy(asc(albums.slug), asc(tracks.sortOrder), asc(tracks.id));
    const credited = await db
      .select({
        trackId: trackWriters.trackId,
        writer: writers.slug,
        role: trackWriters.role,
        share: trackWriters.share,
      })
      .from(trackWriters)
      .innerJoin(writers, eq(writers.id, trackWriters.writerId))
      .orderBy(asc(trackWriters.trackId), asc(trackWriters.position));
    const ofTrack = Map.groupBy(credited, ({ trackId }) => trackId);
    return rows.map(({ id, isrc, otherIsrcs, ...fields }) => [
      fields.track,
      {
        ...fields,
        isrc: isrc !== null && otherIsrcs.length > 0 ? [isrc, ...otherIsrcs] : isrc,
        writers: (ofTrack.get(id) ?? []).map(({ trackId: _, role, ...credit }) => ({
          ...credit,
          role: role as CreditFields["writers"][number]["role"],
        })),
      },
    ]);
  },
  async put(db, { track, isrc: isrcs, iswc, writers: named }) {
    const [isrc = null, ...otherIsrcs] = [isrcs ?? []].flat();
    const [row] = await db
      .update(tracks)
      .set({ isrc, otherIsrcs, iswc: iswc ?? null })
      .where(eq(tracks.slug, track))
      .returning({ id: tracks.id });
    if (!row) return;
    await db.delete(trackWriters).where(eq(trackWriters.trackId, row.id));
    if (named.length === 0) return;
    const known = await db
      .select({ id: writers.id, slug: writers.slug })
      .from(writers)
      .where(
        inArray(
          writers.slug,
          named.map(({ writer }) => writer),
        ),
      );
    const idOf = new Map(known.map(({ id, slug }) => [slug, id]));
    await db.insert(trackWriters).values(
      named.flatMap(({ writer, role, share }, position) => {
        const writerId = idOf.get(writer);
        return writerId === undefined
          ? []
          : [{ trackId: row.id, writerId, position, role: role ?? null, share: share ?? null }];
      }),
    );
  },
});
