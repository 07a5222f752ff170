import type { z } from "zod";
import { frontTracksEndpoint } from "#/contract/track.ts";
import { mapIndex, type Territory, territoryAt } from "#/features/map/reading/map-index.ts";
import { mapReads } from "#/features/map/reading/map-reads.ts";
import { type RowTrack, rowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { CATALOGUE_REVALIDATE } from "#/lib/api/revalidate.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";

/** Tracks in the panel; guided search lists them all. */
const TRACKS = "8";

/**
 * Returns the territory with a slug in either language or a country's code, together with all others; null if
 * there is none.
 */
export async function territoryOf(slug: string, lang: Lang) {
  const { regions, continents } = await mapReads();
  const territories = mapIndex(regions, continents);
  const territory = territoryAt(territories, slug, lang);
  return territory && { territory, territories };
}

/** Fetches the first tracks of a territory; null on failure. */
export async function tracksOf({ countries, trackCount }: Territory): Promise<RowTrack[] | null> {
  if (trackCount === 0) return [];
  const query = { "territory[]": [...countries], itemsPerPage: TRACKS };
  const answer: z.infer<typeof frontTracksEndpoint.answer> | null = await withFallback(
    cachedCall(frontTracksEndpoint, { query }, { tags: ["tracks"], revalidate: CATALOGUE_REVALIDATE }),
    null,
    "Tracks of a territory",
  );
  return answer?.["hydra:member"].map(rowTrack) ?? null;
}
