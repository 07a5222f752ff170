import { type CaptchaProvider, captchaEndpoint } from "#/contract/captcha.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { SITE_REVALIDATE } from "#/lib/api/revalidate.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";

/** Returns the captcha of this installation's forms, for server components; `none` after a failure. */
export async function captchaProvider(): Promise<CaptchaProvider> {
  const request = cachedCall(captchaEndpoint, {}, { tags: ["captcha"], revalidate: SITE_REVALIDATE });
  return (await withFallback(request, null, "Captcha"))?.provider ?? "none";
}
