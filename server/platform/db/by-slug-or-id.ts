import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Returns the condition for a row by the last part of an address: a slug of either language, or the id. */
export function bySlugOrId(
  { id, slug, slugEn }: Record<"id" | "slug" | "slugEn", SQLWrapper>,
  name: string,
): SQL {
  if (/^\d{1,9}$/.test(name)) return eq(id, Number(name));
  return sql`(${slug} = ${name} or ${slugEn} = ${name})`;
}
