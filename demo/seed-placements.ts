import type { Content } from "#/server/catalogue/content/read-content.ts";
import { storedFilm } from "#/server/operate/content-files/media-names.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { placements, placementTracks } from "#/server/platform/db/schema/placements.ts";

/** Which track was heard in which placement; `trackIds` by slug. */
export async function seedPlacements(
  db: Database,
  content: Content["placements"],
  trackIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = await db
    .insert(placements)
    .values(content.map((placement) => ({ ...placement, film: storedFilm(placement.film) })))
    .returning({ id: placements.id, slug: placements.slug });
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
  await db.insert(placementTracks).values(
    content.flatMap(({ slug, tracks }) =>
      tracks.map((track, position) => ({
        placementId: required(idOf.get(slug), slug),
        trackId: required(trackIds.get(track), track),
        position,
      })),
    ),
  );
}

function required(id: number | undefined, slug: string): number {
  if (id === undefined) throw new Error(`The content names an unknown slug: ${slug}`);
  return id;
}
