import type { Database } from "#/server/platform/db/database.ts";
import type { AfterAnswer } from "#/server/platform/http/after-answer.ts";
import type { RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { Passwords } from "../credentials/passwords.ts";
import type { Tokens } from "../credentials/tokens.ts";

/** Dependencies of sign-in and sessions. */
export interface SessionDeps {
  db: Database;
  clock: () => Date;
  tokens: Tokens;
  passwords: Passwords;
  /** Its counts must survive a restart. */
  limiter: RateLimiter;
  /** Public address of the site, for which the cookies of sessions and devices are valid. */
  siteUrl: string;
  /** Runs work after the answer, so that its timing reveals nothing. */
  later: AfterAnswer["later"];
  /** The server's secret, for sealing stored secrets. */
  secret: string;
}
