import type { Captcha } from "#/server/captcha/captcha.ts";
import type { Database } from "#/server/db/database.ts";
import type { AfterAnswer } from "#/server/http/after-answer.ts";
import type { RateLimiter } from "#/server/http/rate-limiter.ts";
import type { Passwords } from "#/server/session/passwords.ts";
import type { Tokens } from "#/server/session/tokens.ts";

/** What the calls of an account need from outside. */
export interface AccountSurroundings {
  db: Database;
  clock: () => Date;
  tokens: Tokens;
  passwords: Passwords;
  /** Outlives a restart. */
  limiter: RateLimiter;
  /** Public address of the site, whose browsers keep the token. */
  siteUrl: string;
  captcha: Captcha;
  later: AfterAnswer["later"];
  /** The server's own, which seals what it has to keep. */
  secret: string;
}
