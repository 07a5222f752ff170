import type { Scope } from "#/contract/scope.ts";

/** The user of a valid session token or access token. */
export interface Person {
  id: number;
  email: string;
  locale: "fr" | "en";
  isVerified: boolean;
}

/** The user of a session. */
export interface Caller extends Person {
  /** The id, expiry and version of the token; `session` is its sign-in. */
  token: { jti: string; expiresAt: Date; version: number };
  session: { id: number; createdAt: Date; lastSeenAt: Date };
}

/** Key for counting requests with a token: a user over all sessions, or one access token. */
export type Claimant = { userId: number } | { accessTokenId: number };

/** Authentication of one request; evaluated on demand, and only once. */
export interface Authentication {
  /** The owner of one of our tokens, active or not; null without one. Never throws. */
  claimant(): Promise<Claimant | null>;
  /**
   * Returns the caller of a session; null without a token.
   * @throws Unauthorized on an invalid token (contract §0.5).
   * @throws Problem 403 on an access token: those are for programs.
   */
  caller(): Promise<Caller | null>;
  /**
   * Returns the caller of a session, or of an access token with `scope`; null without a token.
   * @throws Unauthorized
   * @throws Problem 403 when the token has another scope.
   */
  person(scope: Scope): Promise<Person | null>;
}

declare module "hono" {
  interface ContextVariableMap {
    authentication: Authentication;
  }
}
