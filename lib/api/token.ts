import Cookies from "js-cookie";
import { TOKEN_LIFETIME } from "#/contract/token-lifetime.ts";

/** Cookie with the session's token (specification §3); scripts can read it, as specified. */
export const TOKEN_COOKIE = "token";

/** Remaining seconds below which the token of an active person is renewed (contract §1.3). */
export const RENEWED_BELOW = 20 * 60;

/** Returns this browser's token, if any; a server has none. */
export function readToken(): string | undefined {
  return typeof document === "undefined" ? undefined : Cookies.get(TOKEN_COOKIE);
}

/** Stores a token for its hour. */
export function storeToken(token: string): void {
  Cookies.set(TOKEN_COOKIE, token, {
    expires: new Date(Date.now() + TOKEN_LIFETIME * 1000),
    path: "/",
    sameSite: "lax",
    secure: location.protocol === "https:",
  });
}

export function clearToken(): void {
  Cookies.remove(TOKEN_COOKIE, { path: "/" });
}
