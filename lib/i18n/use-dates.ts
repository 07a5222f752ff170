import { createFormatter, useTimeZone } from "next-intl";
import type { Lang } from "./lang.ts";
import { useLang } from "./use-lang.ts";

/** The site uses British English: 18 November 2026, never November 18. */
const DATE_LOCALES: Record<Lang, string> = { fr: "fr", en: "en-GB" };

/** Returns a formatter of dates for `lang`, in `timeZone` (IANA name) by default. */
export function datesIn(lang: Lang, timeZone?: string) {
  // The types only allow our two languages, but a formatter takes any locale of Intl.
  return createFormatter({ locale: DATE_LOCALES[lang] as Lang, timeZone });
}

/** Returns the formatter of dates for the page's language and time zone. */
export function useDates() {
  return datesIn(useLang(), useTimeZone());
}
