import type { Database } from "#/server/platform/db/database.ts";
import type { AfterAnswer } from "#/server/platform/http/after-answer.ts";
import type { RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { Passwords } from "./passwords.ts";
import type { Tokens } from "./tokens.ts";

/** What signing in and its sessions need. */
export interface SessionDeps {
  db: Database;
  clock: () => Date;
  tokens: Tokens;
  passwords: Passwords;
  /** Outlives a restart. */
  limiter: RateLimiter;
  /** Public address of the site, whose browsers keep the token. */
  siteUrl: string;
  later: AfterAnswer["later"];
  /** The server's own, which seals what it has to keep. */
  secret: string;
}
