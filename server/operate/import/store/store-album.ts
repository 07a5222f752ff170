import { and, eq, isNull, or, sql } from "drizzle-orm";
import { safeHtml } from "#/contract/safe-html.ts";
import type { ImportContext } from "#/server/operate/import/import-context.ts";
import type { Hold } from "#/server/operate/import/letters/letter-holds.ts";
import type { PlannedAlbum, PlannedSound } from "#/server/operate/import/plan/plan-album.ts";
import type { PreparedSound } from "#/server/operate/import/sounds/prepared-sound.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { houseDay, houseInstant } from "#/server/platform/text/house-time.ts";
import { storeArtwork } from "./album-cover.ts";
import { drawAlbumSleeve } from "./draw-album-sleeve.ts";

/**
 * Returns the id of the planned album: of the stored album with the same name if the sheet names the album, otherwise
 * of a new one.
 */
export async function storeAlbum(
  db: Database,
  context: ImportContext,
  plan: PlannedAlbum,
  hold: Hold | null,
): Promise<{ albumId: number; isNew: boolean; publishAt: Date | null }> {
  const found = plan.isNamedBySheet ? await albumNamed(db, plan.name) : null;
  if (found !== null) return { albumId: found, isNew: false, publishAt: null };
  const { name, nameFr } = await distinctNames(db, plan);
  const { releaseDate, publisher } = plan;
  // An album with a release date in the future becomes visible on that day.
  const released = releaseDate !== null && releaseDate > houseDay(new Date()) ? releaseDate : "";
  const day = hold === null ? released : hold.until && [hold.until, released].toSorted().at(-1);
  const reference = await freeReference(db, context, { name, reference: plan.reference });
  // An album whose number another one has may be that album again, so a person should look first.
  const isTwice = reference !== plan.reference;
  const publishAt = day && !isTwice ? houseInstant(day) : null;
  const slug = await context.lookups.slugs.album(db, name);
  const slugFr = nameFr === name ? slug : await context.lookups.slugs.album(db, nameFr);
  const [row] = await db
    .insert(albums)
    .values({
      name,
      nameFr,
      slug,
      slugFr,
      releaseDate,
      isEnable: publishAt === null && hold === null && !isTwice,
      publishAt,
      publisher,
      reference,
      ...descriptions(plan),
      sortOrder: await nextSortOrder(db),
    })
    .returning({ id: albums.id });
  if (!row) throw new Error(`Album ${slug} was not stored`);
  return { albumId: row.id, isNew: true, publishAt };
}

/** Updates a stored album from the sheet. Returns whether anything changed. */
export async function updateAlbum(db: Database, albumId: number, plan: PlannedAlbum): Promise<boolean> {
  if (!plan.isNamedBySheet) return false;
  const wanted = Object.entries({ name: plan.name, nameFr: plan.nameFr, ...descriptions(plan) });
  const [row] = await db.select().from(albums).where(eq(albums.id, albumId));
  const changes = wanted.filter(
    ([name, value]) => value !== null && row?.[name as keyof typeof row] !== value,
  );
  if (!row || changes.length === 0) return false;
  await db.update(albums).set(Object.fromEntries(changes)).where(eq(albums.id, albumId));
  return true;
}

/** Stores a picture for an album that has none: artwork, otherwise a sleeve drawn from its lead track. */
export async function storeCover(
  db: Database,
  { media, lookups }: ImportContext,
  albumId: number,
  plan: PlannedAlbum,
  lead: { sound: PlannedSound; prepared: PreparedSound },
): Promise<void> {
  const [bare] = await db
    .select({ reference: albums.reference })
    .from(albums)
    .where(and(eq(albums.id, albumId), isNull(albums.image)));
  if (!bare) return;
  const files = plan.sounds.map(({ file }) => file);
  const { facts } = lead.sound;
  const image =
    (await storeArtwork(media, { name: plan.name, files, covers: plan.covers })) ??
    (await drawAlbumSleeve(media, {
      album: plan.name,
      reference: bare.reference,
      tonality: facts.tonality,
      families: lookups.terms.familiesOf(facts.moods),
      words: [...facts.genres, ...facts.instruments],
      analysis: JSON.parse(lead.prepared.analysis),
    }));
  await db.update(albums).set(image).where(eq(albums.id, albumId));
}

/**
 * Appends the folder's name if another album has the same name: folders whose tags name the same album stay separate.
 */
async function distinctNames(db: Database, { name, nameFr, folderName, isNamedBySheet }: PlannedAlbum) {
  if (isNamedBySheet || folderName === name || (await albumNamed(db, name)) === null) return { name, nameFr };
  return { name: `${name} – ${folderName}`, nameFr: `${nameFr} – ${folderName}` };
}

async function albumNamed(db: Database, name: string): Promise<number | null> {
  const [row] = await db
    .select({ id: albums.id })
    .from(albums)
    .where(
      or(
        sql`public.fold(${albums.name}) = public.fold(${name})`,
        sql`public.fold(${albums.nameFr}) = public.fold(${name})`,
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/**
 * Returns the reference if no other album has it. Otherwise reports it and returns null: two albums never share one.
 */
async function freeReference(
  db: Database,
  { note }: ImportContext,
  { name, reference }: Pick<PlannedAlbum, "name" | "reference">,
) {
  if (reference === null) return null;
  const [other] = await db.select({ name: albums.name }).from(albums).where(eq(albums.reference, reference));
  if (!other) return reference;
  note({ key: "referenceTaken", values: { reference, album: other.name, name } });
  return null;
}

async function nextSortOrder(db: Database): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${albums.sortOrder}), 0)::int` })
    .from(albums);
  return (row?.last ?? 0) + 1;
}

function descriptions({ description, descriptionFr }: PlannedAlbum) {
  return { description: paragraphs(description), descriptionFr: paragraphs(descriptionFr) };
}

/** Converts a text of the sheet to paragraphs of safe HTML. */
export function paragraphs(text: string | null): string | null {
  if (text === null) return null;
  const parts = text.split(/\n\s*\n/).map((part) => part.trim());
  return safeHtml(
    parts
      .filter(Boolean)
      .map((part) => `<p>${part}</p>`)
      .join(""),
  );
}
