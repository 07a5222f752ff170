import { robotsTxt } from "#/features/site/crawlers/robots.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { publicText } from "#/lib/text-response.ts";

export const dynamic = "force-dynamic";

export function GET(): Response {
  return publicText(robotsTxt(siteUrl(), process.env.SITE_INDEX !== "off"), "text/plain");
}
