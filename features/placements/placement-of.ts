import { type Placement, placementEndpoint } from "#/contract/placement.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";

/** Seconds until a cached placement expires; a purge of its tags removes it sooner (contract §0.3). */
const REVALIDATE = 300;

/** Returns the placement with a slug in either language, or null. */
export async function placementOf(slug: string): Promise<Placement | null> {
  try {
    return await cachedCall(
      placementEndpoint,
      { params: { slug } },
      { tags: ["placements", "tracks", `placement:${slug}`], revalidate: REVALIDATE },
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
