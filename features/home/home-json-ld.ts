import { houseName } from "#/contract/house-name.ts";
import type { Lang } from "#/lib/i18n/lang.ts";

/** Returns the site as schema.org's WebSite, with its search; `site` is its address without a trailing slash. */
export function homeJsonLd(site: string, lang: Lang, description: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: houseName(),
    url: `${site}/${lang}`,
    inLanguage: lang,
    ...(description && { description }),
    potentialAction: {
      "@type": "SearchAction",
      target: `${site}/${lang}/recherche/{text}`,
      "query-input": "required name=text",
    },
  };
}
