import { resolve } from "node:path";
import { readContent } from "#/server/content/read-content.ts";
import type { Database } from "#/server/db/database.ts";
import { taxonomies } from "#/server/db/schema/terms.ts";
import { seedGround } from "#/server/demo/seed-ground.ts";

const CONTENT = resolve(import.meta.dirname, "../demo/content");

/** Gives a new database its taxonomies and territories, which imported terms are sorted into. */
export async function ensureGround(db: Database): Promise<void> {
  const [any] = await db.select({ id: taxonomies.id }).from(taxonomies).limit(1);
  if (!any) await seedGround(db, await readContent(CONTENT));
}
