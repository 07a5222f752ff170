import type { Content } from "#/server/content/read-content.ts";
import { safeHtml } from "#/server/content/safe-html.ts";
import type { Database } from "#/server/db/database.ts";
import { writers } from "#/server/db/schema/writers.ts";
import { idsBy } from "./ids-by.ts";

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
