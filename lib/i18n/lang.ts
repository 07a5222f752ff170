/** The two languages of the site (specification §9), French first because it is the default. */
export const LANGS = ["fr", "en"] as const;

export type Lang = (typeof LANGS)[number];

/** Default language of an unknown visitor (specification §4, acceptance O1). */
export const DEFAULT_LANG: Lang = "fr";

/** Returns whether a path segment is exactly one of the site's languages. */
export function isLang(value: string | undefined): value is Lang {
  return value === "fr" || value === "en";
}
