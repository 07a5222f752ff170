import type { Passwords } from "#/server/people/session/passwords.ts";
import type { Tokens } from "#/server/people/session/tokens.ts";
import type { Captcha } from "#/server/platform/captcha/captcha.ts";
import type { Database } from "#/server/platform/db/database.ts";
import type { AfterAnswer } from "#/server/platform/http/after-answer.ts";
import type { DatabaseRateLimiter } from "#/server/platform/rate-limits/database-rate-limiter.ts";

/** What the calls of an account need from outside. */
export interface AccountDeps {
  db: Database;
  clock: () => Date;
  tokens: Tokens;
  passwords: Passwords;
  /** Outlives a restart. */
  limiter: DatabaseRateLimiter;
  /** Public address of the site, whose browsers keep the token. */
  siteUrl: string;
  captcha: Captcha;
  later: AfterAnswer["later"];
  /** The server's own, which seals what it has to keep. */
  secret: string;
}
