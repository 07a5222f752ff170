import { defineRouting } from "next-intl/routing";
import { DEFAULT_LANG, LANGS } from "./lang.ts";
import { pathnames } from "./pathnames.ts";

/**
 * Routing of next-intl: always prefixed. Its own cookie and its own alternate links are off: the switcher
 * writes the cookie with the attributes of the specification, and hreflang needs each language's own slug.
 */
export const routing = defineRouting({
  locales: LANGS,
  defaultLocale: DEFAULT_LANG,
  localePrefix: "always",
  localeCookie: false,
  localeDetection: false,
  alternateLinks: false,
  pathnames,
});
