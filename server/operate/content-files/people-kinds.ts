import { asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { placementShape } from "#/server/catalogue/content/placement-shape.ts";
import type { writerShape } from "#/server/catalogue/content/shapes.ts";
import { storedHtml } from "#/server/catalogue/content/stored-html.ts";
import { placements, placementTracks } from "#/server/platform/db/schema/placements.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { kindOf } from "./item.ts";
import { namedFilm, namedPicture, storedFilm, storedPicture } from "./media-names.ts";
import { placementTexts } from "./placement-texts.ts";

export type WriterFields = Omit<z.output<typeof writerShape>, "role" | "share">;

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
