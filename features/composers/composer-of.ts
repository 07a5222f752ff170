import { type WriterDetail, writerEndpoint } from "#/contract/writer.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";

/** Seconds a composer is kept; a purge of the tags comes sooner (contract §0.3). */
const REVALIDATE = 300;

/** The composer of a slug in either language with their works, or null when there is none. */
export async function composerOf(slug: string): Promise<WriterDetail | null> {
  try {
    return await cachedCall(
      writerEndpoint,
      { params: { slug } },
      { tags: ["writers", "tracks", "placements", `writer:${slug}`], revalidate: REVALIDATE },
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
