import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { cmsPages } from "#/server/platform/db/schema/site.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import type { SlugKind } from "#/server/platform/edge/pages/missing-paths.ts";
import type { SlugPrints } from "#/server/platform/edge/pages/slug-index.ts";

/** Hex digits of a print: four bytes. */
const HEX_DIGITS = 8;

const SLUGS: Record<SlugKind, readonly PgColumn[]> = {
  albums: [albums.slug, albums.slugFr],
  tracks: [tracks.slug],
  writers: [writers.slug, writers.slugEn],
  placements: [placements.slug, placements.slugEn],
  pages: [cmsPages.slug, cmsPages.slugEn],
};

/** Returns the prints of all slugs, shown or hidden: a page itself decides whether it exists. */
export async function slugPrints(db: Database): Promise<SlugPrints> {
  const parts: SQL[] = Object.entries(SLUGS).flatMap(([kind, columns]) =>
    columns.map(
      (column) =>
        sql`select ${kind}::text as kind, substr(md5(${column}), 1, ${HEX_DIGITS}::int) as print from ${column.table}`,
    ),
  );
  const { rows } = await db.execute<{ kind: SlugKind; prints: Uint8Array }>(sql`
    select kind, string_agg(decode(print, 'hex'), ''::bytea order by print) as prints
    from (${sql.join(parts, sql` union `)}) as slugs
    group by kind`);
  return Object.fromEntries(rows.map(({ kind, prints }) => [kind, prints]));
}
