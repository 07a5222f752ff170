import { randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
/** The longest that browsers keep a cookie (RFC 6265bis, 5.5), in seconds. */
export const DEVICE_SECONDS = 400 * 24 * 3_600;

/**
 * Its name on that site. On https no other host of the domain can set it, nor any page of plain HTTP (RFC 6265bis,
 * 4.1.3.2); on a plain line, as `localhost` is, browsers refuse such a name.
 */
const nameOn = (siteUrl: string) => (siteUrl.startsWith("https:") ? "__Host-device" : "device");

/** What the browser of a request says it is, null when it keeps nothing of ours. */
export function deviceSecret(cookies: string | undefined, siteUrl: string): string | null {
  const name = nameOn(siteUrl);
  const secret = cookies === undefined ? undefined : parse(cookies, name)[name];
  return secret !== undefined && SECRET.test(secret) ? secret : null;
}

export const newDeviceSecret = () => randomBytes(SECRET_BYTES).toString("base64url");

/** The cookie by which a browser is known again; no script reads it. */
export function deviceCookie(secret: string, siteUrl: string): string {
  return serialize(nameOn(siteUrl), secret, {
    path: "/",
    sameSite: "Lax",
    httpOnly: true,
    maxAge: DEVICE_SECONDS,
    secure: siteUrl.startsWith("https:"),
  });
}
