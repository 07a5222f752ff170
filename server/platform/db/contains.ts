import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The folded text as a pattern: `%`, `_` and `\` are literals, whatever folding made of the text. */
const pattern = (text: string) =>
  sql`regexp_replace(public.fold(${text}::text), '([\\\\%_])', '\\\\\\1', 'g')`;

/** Whether a text holds another, whatever the case and the accents (contract §0.4). */
export function contains(column: SQLWrapper, text: string): SQL {
  return sql`public.fold(${column}) like '%' || ${pattern(text)} || '%'`;
}

/** Whether a text begins with another, whatever the case and the accents. */
export function startsWith(column: SQLWrapper, text: string): SQL {
  return sql`public.fold(${column}) like ${pattern(text)} || '%'`;
}
