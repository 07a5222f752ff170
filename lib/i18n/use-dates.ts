import { createFormatter, useTimeZone } from "next-intl";
import type { Lang } from "./lang.ts";
import { useLang } from "./use-lang.ts";

/** The English of the site is British: 18 November 2026, never November 18. */
const DATE_LOCALES: Record<Lang, string> = { fr: "fr", en: "en-GB" };

/** Writes instants in the conventions of `lang`; in `timeZone` (IANA name) where a call names no other. */
export function datesIn(lang: Lang, timeZone?: string) {
  // The types allow the two languages of the texts; a formatter takes any locale that Intl knows.
  return createFormatter({ locale: DATE_LOCALES[lang] as Lang, timeZone });
}

/** Writes instants in the language and time zone of the page. */
export function useDates() {
  return datesIn(useLang(), useTimeZone());
}
