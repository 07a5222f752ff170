import { asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { creditsShape } from "#/server/catalogue/content/credits-shape.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { kindOf } from "./item.ts";

type CreditFields = z.output<typeof creditsShape>["tracks"][number] & { album: string };

/** Codes and writers of tracks. A content folder neither adds nor removes tracks, because only imports do so. */
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
