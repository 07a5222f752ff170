import { type WriterDetail, writerEndpoint } from "#/contract/writer.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { CATALOGUE_REVALIDATE } from "#/lib/api/revalidate.ts";

/** Returns the composer with a slug in either language, with their works, or null. */
export async function composerOf(slug: string): Promise<WriterDetail | null> {
  try {
    return await cachedCall(
      writerEndpoint,
      { params: { slug } },
      { tags: ["writers", "tracks", "placements", `writer:${slug}`], revalidate: CATALOGUE_REVALIDATE },
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
