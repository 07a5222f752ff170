import type { Passwords } from "#/server/people/credentials/passwords.ts";
import type { Tokens } from "#/server/people/credentials/tokens.ts";
import type { Captcha } from "#/server/platform/captcha/captcha.ts";
import type { Database } from "#/server/platform/db/database.ts";
import type { AfterAnswer } from "#/server/platform/http/after-answer.ts";
import type { DatabaseRateLimiter } from "#/server/platform/rate-limits/database-rate-limiter.ts";

/** Dependencies of the account calls. */
export interface AccountDeps {
  db: Database;
  clock: () => Date;
  tokens: Tokens;
  passwords: Passwords;
  /** Its counts must survive a restart. */
  limiter: DatabaseRateLimiter;
  /** Public address of the site, for which the cookies of sessions and devices are valid. */
  siteUrl: string;
  captcha: Captcha;
  /** Runs work after the answer, so that its timing reveals nothing. */
  later: AfterAnswer["later"];
  /** The server's secret, for sealing stored secrets. */
  secret: string;
}
