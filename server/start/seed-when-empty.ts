import { count, sql } from "drizzle-orm";
import { readDemoAnalyses } from "#/demo/analysis.ts";
import { demoPrint } from "#/demo/prints.ts";
import { seedDemo } from "#/demo/seed.ts";
import { readContent } from "#/server/catalogue/content/read-content.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { taxonomies } from "#/server/platform/db/schema/terms.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";

/** Advisory lock: of several processes that start at once on one database, one seeds it and the others wait. */
const SEED_LOCK = 7_455_662;

type Deps = {
  db: Database;
  media: MediaStore;
  /** Folder of the demo content. */
  content: string;
  note: (text: string) => void;
};

/**
 * Seeds a database that has never been filled with the demo catalogue, all or nothing, and notes the number of albums.
 * Returns whether it did. A catalogue whose owner deleted all albums still has terms, and stays as it is.
 */
export async function seedWhenEmpty({ db, media, content, note }: Deps): Promise<boolean> {
  const isNew = (await isEmpty(db)) && (await db.transaction(seed));
  note(`${await countAlbums(db)} albums`);
  return isNew;

  async function seed(tx: Database): Promise<boolean> {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmpty(tx))) return false;
    await seedDemo({
      db: tx,
      media,
      content: await readContent(content),
      analysisOf: readDemoAnalyses(),
      printOf: demoPrint,
      onStep: note,
    });
    return true;
  }
}

const isEmpty = async (db: Database) => (await countAlbums(db)) === 0 && !(await hasTerms(db));

async function countAlbums(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(albums);
  return row?.total ?? 0;
}

async function hasTerms(db: Database): Promise<boolean> {
  const [row] = await db.select({ id: taxonomies.id }).from(taxonomies).limit(1);
  return row !== undefined;
}
