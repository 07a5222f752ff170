import { resolve } from "node:path";
import { inHouseName } from "#/contract/house-name.ts";
import { readContent, readSiteContent } from "#/server/catalogue/content/read-content.ts";
import { seedReferenceData } from "#/server/operate/reference-data/seed-reference-data.ts";
import { seedSite } from "#/server/operate/reference-data/seed-site.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { taxonomies } from "#/server/platform/db/schema/terms.ts";

/** Terms, territories and professions are nobody's in particular. */
const CONTENT = resolve(import.meta.dirname, "../../../demo/content");
const PLAIN = resolve(import.meta.dirname, "plain-site");

/**
 * Gives a database that never saw the demo what a catalogue stands on: taxonomies and territories, which imported
 * terms are sorted into, and a plain site: menus, a few pages to be completed, and nothing of the demo's house.
 */
export async function ensureReferenceData(db: Database): Promise<void> {
  const [any] = await db.select({ id: taxonomies.id }).from(taxonomies).limit(1);
  if (any) return;
  const content = await readContent(CONTENT);
  await seedReferenceData(db, { ...content, markers: [] });
  const { userProfiles } = content;
  await seedSite(db, {
    ...(await readSiteContent(PLAIN, inHouseName)),
    userProfiles,
    carousels: [],
    contests: [],
  });
}
