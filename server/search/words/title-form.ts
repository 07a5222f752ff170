import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What nobody remembers of a title: «Gobi, sans repère» is typed without its comma, «Lo-Fi» without its hyphen. */
const SIGNS = " /\\_-–—.,:;+&@#'’`!?¡¿«»“”„‹›\"()[]…·*\u00a0\u202f";
const SIGN = new RegExp(`[${SIGNS.replace(/[\\\]^-]/g, "\\$&")}]`, "g");

/**
 * A title as it is compared with what was typed: its letters alone, for words are parted and joined at will. One that
 * is all signs stays as it is.
 * @param folded as `public.fold` gives it
 */
export function titleForm(folded: string): string {
  return folded.replace(SIGN, "") || folded;
}

/** The same form in SQL, of a text that is not folded yet. */
export function titleFormSql(text: SQLWrapper): SQL {
  return sql`coalesce(nullif(translate(public.fold(${text}), ${SIGNS}, ''), ''), public.fold(${text}))`;
}
