import { altchaCaptcha } from "#/server/captcha/altcha-captcha.ts";
import { type Captcha, noCaptcha } from "#/server/captcha/captcha.ts";
import { remoteCaptcha } from "#/server/captcha/remote-captcha.ts";
import type { Config } from "#/server/config.ts";
import type { Database } from "#/server/db/database.ts";
import { databaseRateLimiter } from "#/server/http/database-rate-limiter.ts";

/** The captcha that the configuration names; our own signs with keys made from `secret`. */
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
