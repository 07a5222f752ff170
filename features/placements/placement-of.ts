import { type Placement, placementEndpoint } from "#/contract/placement.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { CATALOGUE_REVALIDATE } from "#/lib/api/revalidate.ts";

/** Returns the placement with a slug in either language, or null. */
export async function placementOf(slug: string): Promise<Placement | null> {
  try {
    return await cachedCall(
      placementEndpoint,
      { params: { slug } },
      { tags: ["placements", "tracks", `placement:${slug}`], revalidate: CATALOGUE_REVALIDATE },
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
