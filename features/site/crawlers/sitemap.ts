import type { AddressKind } from "#/contract/addresses.ts";
import { LANGS } from "#/lib/i18n/lang.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { markup } from "#/lib/pages/markup-text.ts";

/** A page in both languages, by any spelling of its path that `localPath` knows. */
export interface SitemapPage {
  fr: string;
  en: string;
  /** ISO 8601. */
  since?: string | undefined;
}

/** Folders of the pages of each kind; `encodeURIComponent` ensures that a slug cannot leave its segment. */
const FOLDERS: Readonly<Record<AddressKind, string>> = {
  albums: "/album",
  tracks: "/album",
  composers: "/nos-compositeurs",
  placements: "/nos-placements",
};

/** Returns the page of a pair of slugs. */
export function pageOfSlugs(
  kind: AddressKind,
  slugs: { fr: string; en: string; since?: string },
): SitemapPage {
  const path = (slug: string) => `${FOLDERS[kind]}/${encodeURIComponent(slug)}`;
  return { fr: path(slugs.fr), en: path(slugs.en), since: slugs.since };
}

/**
 * Returns a sitemap (sitemaps.org 0.9): each page once in each language, with its counterpart by hreflang as
 * Google requires: every language names all, itself included, and French is the default. `site` is its address
 * without a trailing slash.
 */
export function sitemapXml(site: string, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap((page) => {
    const twins = LANGS.map((lang) => ({ lang, address: site + localPath(page[lang], lang) }));
    const links = [...twins, { lang: "x-default", address: site + localPath(page.fr, "fr") }].map(
      ({ lang, address }) => markup`<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`,
    );
    return twins.map(
      ({ address }) =>
        markup`<url><loc>${address}</loc>${page.since ? markup`<lastmod>${page.since}</lastmod>` : null}${links}</url>
`,
    );
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}</urlset>
`.text;
}

/** Returns the index of all sitemaps, by their names. */
export function sitemapIndexXml(site: string, names: readonly string[]): string {
  const maps = names.map(
    (name) => markup`<sitemap><loc>${`${site}/sitemaps/${name}.xml`}</loc></sitemap>
`,
  );
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${maps}</sitemapindex>
`.text;
}
