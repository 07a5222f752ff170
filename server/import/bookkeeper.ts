import type { Database } from "#/server/db/database.ts";
import type { MediaStore } from "#/server/media/store.ts";
import { openCountryBook } from "./country-book.ts";
import { ensureGround } from "./ensure-ground.ts";
import type { Books, ImportContext } from "./import-context.ts";
import type { ImportReport } from "./import-report.ts";
import type { Notice } from "./notice.ts";
import { createSlugBook } from "./slug-book.ts";
import { openTermBook } from "./term-book.ts";
import { openWriterBook } from "./writer-book.ts";

/** Runs the storing of one file in a transaction of its own. */
export type Store = <Result>(
  work: (tx: Database, context: ImportContext) => Promise<Result>,
) => Promise<Result>;

/**
 * Keeps what the catalogue knows between files. What a transaction adds is reported when it is committed; when it is
 * not, the books are opened anew, for they may name what is not there.
 */
export function createBookkeeper({
  db,
  media,
  report,
}: {
  db: Database;
  media: MediaStore;
  report: ImportReport;
}): Store {
  let books: Books | null = null;

  return async (work) => {
    const notes: Notice[] = [];
    try {
      const result = await db.transaction(async (tx) => {
        books ??= await openBooks(tx, media);
        return work(tx, { media, books, note: (notice) => notes.push(notice) });
      });
      report.notes.push(...notes);
      report.writers.push(...(books?.writers.takeAdded() ?? []));
      report.terms.push(...(books?.terms.takeAdded() ?? []));
      return result;
    } catch (error) {
      books = null;
      throw error;
    }
  };
}

async function openBooks(db: Database, media: MediaStore): Promise<Books> {
  await ensureGround(db, media);
  return {
    terms: await openTermBook(db),
    writers: await openWriterBook(db),
    countries: await openCountryBook(db),
    slugs: createSlugBook(),
  };
}
