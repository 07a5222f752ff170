import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { EstimatedFact } from "#/contract/track.ts";
import { factsOf } from "#/server/operate/import/plan/facts.ts";
import { openLookups } from "#/server/operate/import/store/file-store.ts";
import { paragraphs } from "#/server/operate/import/store/store-album.ts";
import { resolveDetails, updateDetails } from "#/server/operate/import/store/track-details.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { refreshSearch } from "#/server/search/refresh.ts";
import { type FoundMusic, findMusic } from "./find-music.ts";
import type { MusicKind } from "./music-kind.ts";
import type { SetFields } from "./read-fields.ts";

/** Columns that have another name than their field. */
const COLUMNS: Readonly<Record<string, string>> = {
  title: "name",
  titleFr: "nameFr",
  territory: "countryId",
};

/**
 * Changes values of albums or tracks, but not their slugs. Returns the names that the items had before.
 * @throws {CommandError} for a name that is unknown or ambiguous, an unknown territory, or the catalogue number of
 * another album; then nothing has changed.
 */
export function setMusic(
  { db, media }: { db: Database; media: MediaStore },
  kind: MusicKind,
  { names, fields }: { names: readonly string[]; fields: SetFields },
): Promise<FoundMusic[]> {
  return db.transaction(async (tx) => {
    const found = await findMusic(tx, kind, names);
    if (kind === "album") await setAlbums(tx, found, fields);
    else await setTracks(tx, media, found, fields);
    await refreshSearch(tx, [...new Set(found.map(({ albumId }) => albumId))]);
    return found;
  });
}

const cleared = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [COLUMNS[field] ?? field, null]));

async function setTracks(tx: Database, media: MediaStore, found: FoundMusic[], fields: SetFields) {
  const context = { media, lookups: await openLookups(tx), note: refuse };
  const facts = factsOf(NO_TAGS, fields.row, null);
  for (const { id, name } of found) {
    const details = await resolveDetails(tx, context, { name: fields.row.title ?? name, facts });
    await updateDetails(tx, id, details, { isTitled: true, version: null, facts });
  }
  const ids = found.map(({ id }) => id);
  if (fields.cleared.length === 0) return;
  const estimated = fields.cleared.reduce(
    (left, field) => sql<EstimatedFact[]>`array_remove(${left}, ${field})`,
    sql<EstimatedFact[]>`${tracks.estimated}`,
  );
  await tx
    .update(tracks)
    .set({
      ...cleared(fields.cleared),
      ...(fields.cleared.includes("isrc") && { otherIsrcs: [] }),
      estimated,
    })
    .where(inArray(tracks.id, ids));
}

/** Refuses the whole command because of a value that an import would only leave out and report. */
function refuse({ values }: Notice): never {
  throw new CommandError({
    key: "musicValue",
    values: { column: "territory", value: String(values?.value) },
  });
}

async function setAlbums(tx: Database, found: FoundMusic[], { album, cleared: empty }: SetFields) {
  const ids = found.map(({ id }) => id);
  const { description, descriptionFr, reference, ...plain } = album;
  if (reference !== undefined) await claimReference(tx, reference, found);
  const values = {
    ...Object.fromEntries(Object.entries(plain).map(([field, value]) => [COLUMNS[field] ?? field, value])),
    ...cleared(empty),
    ...(reference && { reference }),
    ...(description && { description: paragraphs(description) }),
    ...(descriptionFr && { descriptionFr: paragraphs(descriptionFr) }),
  };
  await tx.update(albums).set(values).where(inArray(albums.id, ids));
}

/** Checks that no other album has the catalogue number, and that it is given to only one album. */
async function claimReference(tx: Database, reference: string, [one, next]: FoundMusic[]): Promise<void> {
  const [other] = await tx
    .select({ name: albums.name })
    .from(albums)
    .where(and(eq(albums.reference, reference), ne(albums.id, one?.id ?? 0)));
  const holder = other ?? (next ? one : undefined);
  if (holder) throw new CommandError({ key: "musicReference", values: { reference, album: holder.name } });
}
