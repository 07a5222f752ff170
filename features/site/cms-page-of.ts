import type { Metadata } from "next";
import { type CmsPage, cmsPagesEndpoint } from "#/contract/site.ts";
import { cachedCall } from "#/lib/cached-call.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstDescription, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { pageMetadata } from "#/lib/seo.ts";

/** Seconds a page of the content system is kept; a purge of its tag comes sooner (contract §0.3). */
const REVALIDATE = 300;

/** The page of a slug in either language, a token page only with its token; null when there is none. */
export async function cmsPageOf(slug: string, token?: string): Promise<CmsPage | null> {
  const pages = await cachedCall(
    cmsPagesEndpoint,
    { query: { slug, ...(token && { token }) } },
    { tags: ["cms-pages"], revalidate: REVALIDATE },
  );
  return pages["hydra:member"].find((page) => (page.token ?? undefined) === token) ?? null;
}

/** Metadata of such a page; one that needs a token is kept from search engines. */
export function cmsPageMetadata(page: CmsPage, lang: Lang): Metadata {
  const end = page.token ? `/${encodeURIComponent(page.token)}` : "";
  const { seo } = page;
  return pageMetadata({
    lang,
    paths: { fr: `/${page.slug}${end}`, en: `/${page.slugEn || page.slug}${end}` },
    title: (seo && frenchFirstTitle(seo, lang)) || `${frenchFirstTitle(page, lang)} · Sillon`,
    description: seo && frenchFirstDescription(seo, lang),
    image: seo?.image,
    noIndex: page.token !== null,
  });
}
