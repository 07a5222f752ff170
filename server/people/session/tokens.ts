import { randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { TOKEN_LIFETIME } from "#/contract/session.ts";
import { Unauthorized } from "#/server/platform/http/problem.ts";

const ALGORITHM = "HS256";
/** Ours have some 350 characters; nobody reads through a novel to find it is none of ours. */
const LONGEST_TOKEN = 2_048;

/** Whom a token speaks for, and since which change of password. */
export interface Subject {
  userId: number;
  sessionId: number;
  /** The user's token version when it was made. */
  version: number;
}

export interface Claims extends Subject {
  jti: string;
  expiresAt: Date;
}

export interface Tokens {
  /** A token for one hour (contract §1.1). */
  sign(subject: Subject): Promise<{ token: string; expiresAt: Date }>;
  /**
   * What a token of ours says; whether its session still lives is not known here.
   * @throws Unauthorized when it is not ours, not for here or past its time.
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

/** Tokens signed by `secret` for the site at `audience`: HS256 alone, whatever a token's own header asks for. */
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
