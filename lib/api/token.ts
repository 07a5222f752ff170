import Cookies from "js-cookie";

/** Cookie that holds the session's token (specification §3); readable by scripts, as the specification has it. */
export const TOKEN_COOKIE = "token";

/** Seconds that the token and its cookie live (specification §9). */
export const TOKEN_SECONDS = 3600;

/** Seconds of life below which a token is renewed while its person is there (contract §1.3). */
export const RENEWED_BELOW = 20 * 60;

/** The token of this browser, if it has one; a server has none of its own. */
export function readToken(): string | undefined {
  return typeof document === "undefined" ? undefined : Cookies.get(TOKEN_COOKIE);
}

/** Keeps a token for its hour. */
export function storeToken(token: string): void {
  Cookies.set(TOKEN_COOKIE, token, {
    expires: new Date(Date.now() + TOKEN_SECONDS * 1000),
    path: "/",
    sameSite: "lax",
    secure: location.protocol === "https:",
  });
}

export function clearToken(): void {
  Cookies.remove(TOKEN_COOKIE, { path: "/" });
}
