import { safeHtml } from "#/contract/safe-html.ts";
import type { Content } from "#/server/catalogue/content/read-content.ts";
import { idsBy } from "#/server/operate/reference-data/ids-by.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";

/** The composers; gives their identities by slug. */
export async function seedWriters(db: Database, content: Content["writers"]) {
  const rows = await db
    .insert(writers)
    .values(
      content.map((writer) => ({
        ...writer,
        biography: safeHtml(writer.biography ?? ""),
        biographyEn: safeHtml(writer.biographyEn ?? ""),
      })),
    )
    .returning({ id: writers.id, slug: writers.slug });
  return idsBy("slug", rows).map;
}
