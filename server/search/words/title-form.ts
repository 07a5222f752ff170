import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Characters nobody remembers in a title: people type «Gobi, sans repère» without its comma, «Lo-Fi» without its
 * hyphen.
 */
const SIGNS = " /\\_-–—.,:;+&@#'’`!?¡¿«»“”„‹›\"()[]…·*\u00a0\u202f";
const SIGN = new RegExp(`[${SIGNS.replace(/[\\\]^-]/g, "\\$&")}]`, "g");

/**
 * Returns a title for comparison with typed text: its letters alone, because people split and join words at will. A
 * title of punctuation alone stays unchanged.
 * @param folded by `public.fold`
 */
export function titleForm(folded: string): string {
  return folded.replace(SIGN, "") || folded;
}

/** Returns the same form in SQL, for a text that is not folded yet. */
export function titleFormSql(text: SQLWrapper): SQL {
  return sql`coalesce(nullif(translate(public.fold(${text}), ${SIGNS}, ''), ''), public.fold(${text}))`;
}
