import type { Context } from "hono";
import type { Person } from "#/server/platform/http/authentication.ts";

/** Languages in which files are named. */
export type FileLang = "fr" | "en";

/** The language of who asks: the one named in `locale`, else their own; French for those whom nobody knows. */
export function askedLanguage(locale: string | undefined, person?: Pick<Person, "locale">): FileLang {
  return locale === "fr" || locale === "en" ? locale : (person?.locale ?? "fr");
}

/** The language of who asks by this request. */
export const languageIn = (context: Context, person?: Pick<Person, "locale">) =>
  askedLanguage(context.req.query("locale"), person);
