import type { Context } from "hono";
import type { Person } from "#/server/platform/http/authentication.ts";

/** Languages of file names. */
export type FileLang = "fr" | "en";

/** Returns the caller's language: the one named in `locale`, otherwise the account's; French without an account. */
export function fileLanguage(locale: string | undefined, person?: Pick<Person, "locale">): FileLang {
  return locale === "fr" || locale === "en" ? locale : (person?.locale ?? "fr");
}

/** Returns the language of a request. */
export const languageIn = (context: Context, person?: Pick<Person, "locale">) =>
  fileLanguage(context.req.query("locale"), person);
