import { randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { TOKEN_LIFETIME } from "#/contract/token-lifetime.ts";
import { Unauthorized } from "#/server/platform/http/problem.ts";

const ALGORITHM = "HS256";
/** Maximum length of a token that is read: ours have some 350 characters. */
const LONGEST_TOKEN = 2_048;

/** The user of a token, and the password version it belongs to. */
export interface Subject {
  userId: number;
  sessionId: number;
  /** The user's token version when the token was issued. */
  version: number;
}

export interface Claims extends Subject {
  jti: string;
  expiresAt: Date;
}

export interface Tokens {
  /** Signs a token for one hour (contract §1.1). */
  sign(subject: Subject): Promise<{ token: string; expiresAt: Date }>;
  /**
   * Returns the claims of one of our tokens; does not check whether its session is still active.
   * @throws Unauthorized when the token is not ours, is for another site, or has expired.
   */
  read(token: string): Promise<Claims>;
}

const claims = z.object({
  sub: z.string().regex(/^[1-9]\d{0,9}$/),
  sid: z.number().int().positive(),
  ver: z.number().int().nonnegative(),
  jti: z.string().min(1),
  exp: z.number(),
  iat: z.number(),
});

/**
 * Issues and reads tokens signed with `secret` for the site at `audience`: HS256 only, whatever the token's header
 * says.
 */
export function createTokens(secret: string, audience: string, clock: () => Date): Tokens {
  const key = new TextEncoder().encode(secret);

  return {
    async sign({ userId, sessionId, version }) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const expiresAt = issuedAt + TOKEN_LIFETIME;
      const token = await new SignJWT({ sid: sessionId, ver: version })
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setSubject(String(userId))
        .setAudience(audience)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: new Date(expiresAt * 1000) };
    },

    async read(token) {
      if (token.length > LONGEST_TOKEN) throw new Unauthorized("Invalid JWT Token");
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          audience,
          currentDate: clock(),
        });
        const { sub, sid, ver, jti, exp } = claims.parse(payload);
        return { userId: Number(sub), sessionId: sid, version: ver, jti, expiresAt: new Date(exp * 1000) };
      } catch (error) {
        throw new Unauthorized(
          error instanceof errors.JWTExpired ? "Expired JWT Token" : "Invalid JWT Token",
        );
      }
    },
  };
}
