import type { ImportContext, Lookups } from "#/server/operate/import/import-context.ts";
import type { ImportReport } from "#/server/operate/import/import-report.ts";
import { ensureReferenceData } from "#/server/operate/reference-data/ensure-reference-data.ts";
import type { Database } from "#/server/platform/db/database.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { openCountryIndex } from "./country-index.ts";
import { createSlugIndex } from "./slug-index.ts";
import { openTermIndex } from "./term-index.ts";
import { openWriterIndex } from "./writer-index.ts";

/** Stores one file in its own transaction. */
export type StoreFile = <Result>(
  work: (tx: Database, context: ImportContext) => Promise<Result>,
) => Promise<Result>;

/**
 * Returns a function that stores files and keeps the lookups from one file to the next. It reports the additions of a
 * transaction once it is committed. After a rollback it reloads the lookups, which may contain rows that do not exist.
 */
export function createFileStore({
  db,
  media,
  report,
}: {
  db: Database;
  media: MediaStore;
  report: ImportReport;
}): StoreFile {
  let lookups: Lookups | null = null;

  return async (work) => {
    const notes: Notice[] = [];
    try {
      const result = await db.transaction(async (tx) => {
        lookups ??= await openLookups(tx);
        return work(tx, { media, lookups, note: (notice) => notes.push(notice) });
      });
      report.notes.push(...notes);
      report.writers.push(...(lookups?.writers.takeAdded() ?? []));
      report.terms.push(...(lookups?.terms.takeAdded() ?? []));
      return result;
    } catch (error) {
      lookups = null;
      throw error;
    }
  };
}

/** Loads the lookups from the catalogue. */
export async function openLookups(db: Database): Promise<Lookups> {
  await ensureReferenceData(db);
  return {
    terms: await openTermIndex(db),
    writers: await openWriterIndex(db),
    countries: await openCountryIndex(db),
    slugs: createSlugIndex(),
  };
}
