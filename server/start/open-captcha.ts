import { altchaCaptcha } from "#/server/platform/captcha/altcha-captcha.ts";
import { type Captcha, noCaptcha } from "#/server/platform/captcha/captcha.ts";
import { remoteCaptcha } from "#/server/platform/captcha/remote-captcha.ts";
import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { databaseRateLimiter } from "#/server/platform/rate-limits/database-rate-limiter.ts";

/** Returns the captcha of the configuration; our own (ALTCHA) signs with keys derived from `secret`. */
export function openCaptcha(
  { provider, siteKey = "", secret: key = "" }: Config["captcha"],
  secret: string,
  db: Database,
): Captcha {
  if (provider === "none") return noCaptcha;
  if (provider === "altcha")
    return altchaCaptcha(
      secret,
      databaseRateLimiter(db, () => new Date()),
    );
  return remoteCaptcha(provider, { siteKey, secret: key });
}
