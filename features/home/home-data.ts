import { albumsEndpoint } from "#/contract/album.ts";
import { carouselsEndpoint } from "#/contract/carousel.ts";
import { dialEndpoint } from "#/contract/dial.ts";
import { placementsEndpoint } from "#/contract/placement.ts";
import { continentsEndpoint, taxonomiesEndpoint } from "#/contract/taxonomy.ts";
import { writersEndpoint } from "#/contract/writer.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { CATALOGUE_REVALIDATE } from "#/lib/api/revalidate.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";

/** Placements on the home page (looks: home). */
const PLACEMENTS_SHOWN = 5;

/** Composers there. */
const COMPOSERS_SHOWN = 6;

const kept = (...tags: string[]) => ({ tags, revalidate: CATALOGUE_REVALIDATE });

/**
 * Fetches all data of the home page in parallel; leaves out and logs failures. The requests for popular albums,
 * taxonomies, continents and carousel are exactly those of the specification (§7, acceptance S21–S24).
 */
export async function homeData() {
  const [albums, taxonomies, continents, carousels, allAlbums, dial, placements, composers] =
    await Promise.all([
      withFallback(
        cachedCall(albumsEndpoint, { query: { isEnable: "1", isFeatured: "1", row: "10" } }, kept("albums")),
        null,
        "Popular albums",
      ),
      withFallback(
        cachedCall(taxonomiesEndpoint, { query: { isEnable: "1", isFeatured: "1" } }, kept("taxonomies")),
        null,
        "Taxonomies",
      ),
      withFallback(
        cachedCall(continentsEndpoint, { query: { isEnable: "1", isFeatured: "1" } }, kept("continents")),
        null,
        "Continents",
      ),
      withFallback(
        cachedCall(carouselsEndpoint, { query: { slug: "partnercarousel" } }, kept("carousels")),
        null,
        "Partner carousel",
      ),
      withFallback(
        cachedCall(albumsEndpoint, { query: { itemsPerPage: "0" } }, kept("albums")),
        null,
        "Number of albums",
      ),
      withFallback(cachedCall(dialEndpoint, {}, kept("tracks")), null, "Dial"),
      withFallback(
        cachedCall(
          placementsEndpoint,
          { query: { itemsPerPage: String(PLACEMENTS_SHOWN) } },
          kept("placements"),
        ),
        null,
        "Latest placements",
      ),
      withFallback(
        cachedCall(writersEndpoint, { query: { itemsPerPage: String(COMPOSERS_SHOWN) } }, kept("writers")),
        null,
        "Composers",
      ),
    ]);
  return {
    albums: albums?.["hydra:member"] ?? [],
    albumTotal: allAlbums?.["hydra:totalItems"] ?? null,
    taxonomies: taxonomies?.["hydra:member"] ?? [],
    continents: continents?.["hydra:member"] ?? [],
    partners: carousels?.["hydra:member"][0]?.items ?? [],
    dial,
    placements: placements?.["hydra:member"] ?? [],
    composers: composers?.["hydra:member"] ?? [],
  };
}
