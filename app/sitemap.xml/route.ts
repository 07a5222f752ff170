import { sitemapIndexXml } from "#/features/site/crawlers/sitemap.ts";
import { sitemapNames } from "#/features/site/crawlers/sitemap-pages.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { publicText } from "#/lib/text-response.ts";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  return publicText(sitemapIndexXml(siteUrl(), await sitemapNames()), "application/xml");
}
