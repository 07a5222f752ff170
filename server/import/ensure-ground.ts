import { resolve } from "node:path";
import { readContent } from "#/server/content/read-content.ts";
import type { Database } from "#/server/db/database.ts";
import { taxonomies } from "#/server/db/schema/terms.ts";
import { copyPartnerImages } from "#/server/demo/seed.ts";
import { seedGround } from "#/server/demo/seed-ground.ts";
import { seedSite } from "#/server/demo/seed-site.ts";
import type { MediaStore } from "#/server/media/store.ts";

const CONTENT = resolve(import.meta.dirname, "../demo/content");

/**
 * Gives a database that never saw the demo what a catalogue stands on: taxonomies and territories, which imported
 * terms are sorted into, and the site's menus and pages.
 */
export async function ensureGround(db: Database, media: MediaStore): Promise<void> {
  const [any] = await db.select({ id: taxonomies.id }).from(taxonomies).limit(1);
  if (any) return;
  const content = await readContent(CONTENT);
  await copyPartnerImages(content, media);
  await seedGround(db, content);
  await seedSite(db, content);
}
