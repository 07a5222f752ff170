import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { fold } from "#/contract/fold.ts";

/**
 * The folded text as a pattern: `%`, `_` and `\` are literals, whatever folding made of the text. It is folded here as the
 * database folds (`folding.test.ts`), which would do it anew for each column, and takes its time over a long one.
 */
const pattern = (text: string) => sql`${fold(text).replace(/[\\%_]/g, "\\$&")}::text`;

/** Whether a text holds another, whatever the case and the accents (contract §0.4). */
export function contains(column: SQLWrapper, text: string): SQL {
  return sql`public.fold(${column}) like '%' || ${pattern(text)} || '%'`;
}

/** Whether a text begins with another, whatever the case and the accents. */
export function startsWith(column: SQLWrapper, text: string): SQL {
  return sql`public.fold(${column}) like ${pattern(text)} || '%'`;
}
