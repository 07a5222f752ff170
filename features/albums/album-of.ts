import { albumEndpoint } from "#/contract/album.ts";
import { trackBySlugEndpoint } from "#/contract/track.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";

/** Seconds until a cached album expires; a purge of its tags removes it sooner (contract §0.3). */
const REVALIDATE = 300;

/** Returns the album with a slug in either language, or null. */
export function albumOf(slug: string) {
  return orNull(
    cachedCall(
      albumEndpoint,
      { params: { slug } },
      { tags: ["albums", `album:${slug}`], revalidate: REVALIDATE },
    ),
  );
}

/**
 * Returns the content of `/album/{slug}`: the album with that slug, else the album of the track with that slug
 * together with the track's id, else null (contract §4.3).
 */
export async function albumOrTrackOf(slug: string) {
  const album = await albumOf(slug);
  if (album) return { album, asked: null };
  const track = await orNull(
    cachedCall(
      trackBySlugEndpoint,
      { params: { slug } },
      { tags: ["tracks", `track:${slug}`], revalidate: REVALIDATE },
    ),
  );
  const itsAlbum = track && (await albumOf(track.album.slug));
  return itsAlbum ? { album: itsAlbum, asked: track.id } : null;
}

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
