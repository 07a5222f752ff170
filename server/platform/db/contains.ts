import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { fold } from "#/contract/fold.ts";

/**
 * Returns the folded text as a pattern, with `%`, `_` and `\` as literals after folding. We fold it here as the
 * database does (`folding.test.ts`), which would repeat it for each column, slowly for a long text.
 */
const pattern = (text: string) => sql`${fold(text).replace(/[\\%_]/g, "\\$&")}::text`;

/** Returns a condition that a text contains another, ignoring case and accents (contract §0.4). */
export function contains(column: SQLWrapper, text: string): SQL {
  return sql`public.fold(${column}) like '%' || ${pattern(text)} || '%'`;
}

/** Returns a condition that a text starts with another, ignoring case and accents. */
export function startsWith(column: SQLWrapper, text: string): SQL {
  return sql`public.fold(${column}) like ${pattern(text)} || '%'`;
}
