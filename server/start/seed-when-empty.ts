import { count } from "drizzle-orm";
import { readContent } from "#/server/content/read-content.ts";
import type { Database } from "#/server/db/database.ts";
import { albums } from "#/server/db/schema/albums.ts";
import { taxonomies } from "#/server/db/schema/terms.ts";
import { demoAnalysis } from "#/server/demo/analysis.ts";
import { demoPrint } from "#/server/demo/prints.ts";
import { seedDemo } from "#/server/demo/seed.ts";
import type { MediaStore } from "#/server/media/store.ts";

type Surroundings = {
  db: Database;
  media: MediaStore;
  /** Folder of the demo content. */
  content: string;
  note: (text: string) => void;
};

/**
 * Puts the demo catalogue into a database that was never filled, all or nothing; tells how many albums there are, and
 * gives whether it did.
 * A catalogue whose albums were all taken out keeps its terms, and stays as its owner left it.
 */
export async function seedWhenEmpty({ db, media, content, note }: Surroundings): Promise<boolean> {
  const known = await countAlbums(db);
  const isNew = known === 0 && !(await hasTerms(db));
  if (isNew) {
    await seedDemo({
      db,
      media,
      content: await readContent(content),
      analysisOf: (...key) => demoAnalysis(...key) ?? null,
      printOf: demoPrint,
      onStep: note,
    });
  }
  note(`${known || (await countAlbums(db))} albums`);
  return isNew;
}

async function countAlbums(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(albums);
  return row?.total ?? 0;
}

async function hasTerms(db: Database): Promise<boolean> {
  const [row] = await db.select({ id: taxonomies.id }).from(taxonomies).limit(1);
  return row !== undefined;
}
