import type { Analysis } from "#/contract/analysis.ts";
import type { Content } from "#/server/content/read-content.ts";
import { safeHtml } from "#/server/content/safe-html.ts";
import type { DemoAlbum } from "#/server/content/shapes.ts";
import type { Database } from "#/server/db/database.ts";
import { albums, albumWriters } from "#/server/db/schema/albums.ts";
import type { MediaStore } from "#/server/media/store.ts";
import { makeSleeve } from "./make-sleeve.ts";
import type { Ground } from "./seed-ground.ts";
import { seedTrack } from "./seed-track.ts";

export interface AlbumSurroundings {
  content: Content;
  ground: Ground;
  writerIds: ReadonlyMap<string, number>;
  media: MediaStore;
  analysisOf: (reference: string, trackSlug: string, kind: string) => Analysis | null;
  printOf: (reference: string, trackSlug: string) => Uint8Array | null;
}

/** The albums with their sleeves, tracks and versions; gives track identities by slug. */
export async function seedAlbums(db: Database, around: AlbumSurroundings) {
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
  { ground, writerIds, media, analysisOf }: AlbumSurroundings,
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
      countryId: ground.countryIds.get(place.country) ?? null,
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
