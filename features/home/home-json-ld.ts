import { houseName } from "#/contract/house-name.ts";
import type { Lang } from "#/lib/i18n/lang.ts";

/** The site as schema.org's WebSite, with its search; `site` is its address without a final slash. */
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
