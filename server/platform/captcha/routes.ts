import type { Hono } from "hono";
import { captchaChallengeEndpoint, captchaEndpoint } from "#/contract/captcha.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import type { Captcha } from "./captcha.ts";

/** The captcha of the forms, and its proof-of-work challenges. */
export function captchaRoutes(app: Hono, captcha: Captcha): void {
  serve(app, captchaEndpoint, async () => ({
    "@id": "/api/captcha",
    "@type": "Captcha",
    provider: captcha.provider,
    siteKey: captcha.siteKey,
  }));

  serve(app, captchaChallengeEndpoint, async () => {
    if (!captcha.challenge) throw notFound();
    return { "@id": "/api/captcha/challenge", "@type": "CaptchaChallenge", ...(await captcha.challenge()) };
  });
}
