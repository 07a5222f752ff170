import type { Scope } from "#/contract/scope.ts";

/** The user of a valid token, of a session or a program. */
export interface Person {
  id: number;
  email: string;
  locale: "fr" | "en";
  isVerified: boolean;
}

/** Who calls in a session of their own. */
export interface Caller extends Person {
  /** The token itself, by its id and end, and the sign-in it belongs to. */
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
   * Who calls in a session of their own; null without a token.
   * @throws Unauthorized on a token that is not good (contract §0.5).
   * @throws Problem 403 on an access token: those are for programs.
   */
  caller(): Promise<Caller | null>;
  /**
   * Who calls, in a session or by an access token that is good for `scope`; null without a token.
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
