import { safeHtml } from "#/contract/safe-html.ts";
import type { DemoAlbum } from "#/server/catalogue/content/shapes.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums, albumWriters } from "#/server/platform/db/schema/albums.ts";
import { makeSleeve } from "./make-sleeve.ts";
import { type AlbumDeps, seedTrack } from "./seed-track.ts";

/** The albums with their sleeves, tracks and versions; gives track identities by slug. */
export async function seedAlbums(db: Database, around: AlbumDeps) {
  const trackIds = new Map<string, number>();
  for (const album of around.content.albums) {
    const albumId = await seedAlbum(db, album, around);
    for (const [index, track] of album.tracks.entries()) {
      const id = await seedTrack(db, { album, albumId, track, sortOrder: index + 1 }, around);
      trackIds.set(track.slug, id);
    }
  }
  return trackIds;
}

async function seedAlbum(
  db: Database,
  album: DemoAlbum,
  { referenceData, writerIds, media, analysisOf }: AlbumDeps,
) {
  const [lead] = album.tracks;
  const sleeve = await makeSleeve(album, lead ? analysisOf(album.reference, lead.slug, "full") : null, media);
  const { place, tracks, writers, style, writing, ...fields } = album;
  const [row] = await db
    .insert(albums)
    .values({
      ...fields,
      ...sleeve,
      description: `<p>${safeHtml(album.description)}</p>`,
      descriptionFr: `<p>${safeHtml(album.descriptionFr)}</p>`,
      city: place.city,
      cityEn: place.cityEn,
      countryId: referenceData.countryIds.get(place.country) ?? null,
    })
    .returning({ id: albums.id });
  if (!row) throw new Error(`Album ${album.reference} was not stored`);
  await db.insert(albumWriters).values(
    writers.map((slug, position) => {
      const writerId = writerIds.get(slug);
      if (writerId === undefined)
        throw new Error(`Album ${album.reference} names an unknown writer: ${slug}`);
      return { albumId: row.id, writerId, position };
    }),
  );
  return row.id;
}
