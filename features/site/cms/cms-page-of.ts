import type { Metadata } from "next";
import { houseName } from "#/contract/house-name.ts";
import { type CmsPage, cmsPagesEndpoint, pageSlugsEndpoint } from "#/contract/site.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { SITE_REVALIDATE } from "#/lib/api/revalidate.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstContent, frenchFirstDescription, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { DESCRIPTION_LENGTH, firstSentences, plainText } from "#/lib/pages/plain-text.ts";
import { pageMetadata, routeTexts } from "#/lib/pages/seo.ts";

const KEPT = { tags: ["cms-pages"], revalidate: SITE_REVALIDATE };

/**
 * Returns whether a page without a token may have this slug; true for any slug if the list of slugs is missing
 * (acceptance S24).
 */
async function isKnownSlug(slug: string): Promise<boolean> {
  const slugs = await withFallback(cachedCall(pageSlugsEndpoint, {}, KEPT), null, "Slugs of the pages");
  return slugs?.["hydra:member"].some((page) => page.slug === slug || page.slugEn === slug) ?? true;
}

/**
 * Returns the page with a slug in either language; a token page only with its token; null if there is none. The
 * single list of slugs (specification §4) saves a call and a cache entry for each unknown address.
 */
export async function cmsPageOf(slug: string, token?: string): Promise<CmsPage | null> {
  if (!token && !(await isKnownSlug(slug))) return null;
  const pages = await cachedCall(cmsPagesEndpoint, { query: { slug, ...(token && { token }) } }, KEPT);
  return pages["hydra:member"].find((page) => (page.token ?? undefined) === token) ?? null;
}

/**
 * Returns the key of such a page's texts: its template, such as `contact`, or the slug for a template of many
 * pages.
 */
const routeOf = ({ template, slug }: CmsPage) => (template === "page" ? slug : template);

/**
 * Returns the metadata of such a page: its own texts, else those of its route, else its first sentences. A page
 * with a token is hidden from search engines.
 */
export async function cmsPageMetadata(page: CmsPage, lang: Lang): Promise<Metadata> {
  const end = page.token ? `/${encodeURIComponent(page.token)}` : "";
  const { seo } = page;
  const texts = await routeTexts(lang, routeOf(page));
  return pageMetadata({
    lang,
    ...texts,
    paths: { fr: `/${page.slug}${end}`, en: `/${page.slugEn || page.slug}${end}` },
    title:
      (seo && frenchFirstTitle(seo, lang)) ||
      texts?.title ||
      `${frenchFirstTitle(page, lang)} · ${houseName()}`,
    description:
      (seo && frenchFirstDescription(seo, lang)) ||
      texts?.description ||
      firstSentences(plainText(frenchFirstContent(page, lang)), DESCRIPTION_LENGTH),
    image: seo?.image ?? texts?.image,
    noIndex: page.token !== null || texts?.noIndex,
  });
}
