/** Claims of a token (contract §1.1). */
export interface TokenClaims {
  /** Id of the user. */
  sub?: string;
  /** Expiry, in seconds since 1970. */
  exp?: number;
}

/** Returns a token's claims without checking its signature: the backend decides. */
export function tokenClaims(token: string): TokenClaims {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== "object" || claims === null) return {};
    const { sub, exp } = claims as Record<string, unknown>;
    return {
      ...(typeof sub === "string" && { sub }),
      ...(typeof exp === "number" && Number.isFinite(exp) && { exp }),
    };
  } catch {
    return {};
  }
}

/** Returns the remaining seconds of a token at `now` (milliseconds); 0 without an expiry. */
export function secondsLeft(token: string, now = Date.now()): number {
  const { exp } = tokenClaims(token);
  return exp === undefined ? 0 : Math.max(0, exp - now / 1000);
}
