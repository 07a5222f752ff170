import { type CaptchaProvider, captchaEndpoint } from "#/contract/captcha.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { SITE_REVALIDATE } from "#/lib/api/site-revalidate.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";

/** Which captcha the forms of this installation ask for, for server components; `none` when that cannot be had. */
export async function captchaProvider(): Promise<CaptchaProvider> {
  const asked = cachedCall(captchaEndpoint, {}, { tags: ["captcha"], revalidate: SITE_REVALIDATE });
  return (await withFallback(asked, null, "Captcha"))?.provider ?? "none";
}
