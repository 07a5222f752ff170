import { securityTxt } from "#/features/site/crawlers/security-txt.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { publicText } from "#/lib/text-response.ts";

export const dynamic = "force-dynamic";

export function GET(): Response {
  const text = securityTxt({ site: siteUrl(), mail: process.env.MAIL_STAFF || undefined, now: new Date() });
  return publicText(text, "text/plain");
}
