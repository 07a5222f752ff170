import { territoryAddresses } from "#/features/map/territory/territory-addresses.ts";
import { sitemapXml } from "#/features/site/crawlers/sitemap.ts";
import { sitemapPages, TERRITORIES } from "#/features/site/crawlers/sitemap-pages.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { publicText } from "#/lib/text-response.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ name: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const [, name] = /^(.+)\.xml$/.exec((await params).name) ?? [];
  const pages = name === TERRITORIES ? await territoryAddresses() : await sitemapPages(name ?? "");
  return pages
    ? publicText(sitemapXml(siteUrl(), pages), "application/xml")
    : new Response("Not Found\n", { status: 404, headers: { "Content-Type": "text/plain" } });
}
