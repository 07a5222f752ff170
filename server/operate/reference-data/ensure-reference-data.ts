import { resolve } from "node:path";
import { inHouseName } from "#/contract/house-name.ts";
import { readContent, readSiteContent } from "#/server/catalogue/content/read-content.ts";
import { seedReferenceData } from "#/server/operate/reference-data/seed-reference-data.ts";
import { seedSite } from "#/server/operate/reference-data/seed-site.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { taxonomies } from "#/server/platform/db/schema/terms.ts";

/** Content of the demo, whose terms, territories and professions fit every house. */
const CONTENT = resolve(import.meta.dirname, "../../../demo/content");
const PLAIN = resolve(import.meta.dirname, "plain-site");

/**
 * Fills a database without the demo with the data that a catalogue needs: taxonomies and territories for imported
 * terms, and a plain site with menus and a few pages to complete. It contains nothing of the demo's house.
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
