import { randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
/** Maximum lifetime of a cookie in browsers (RFC 6265bis, 5.5), in seconds. */
export const DEVICE_SECONDS = 400 * 24 * 3_600;

/**
 * Returns the cookie's name on a site. On https, neither another host of the domain nor a page of plain HTTP can set it
 * (RFC 6265bis, 4.1.3.2); over plain HTTP, as on `localhost`, browsers refuse such a name.
 */
const nameOn = (siteUrl: string) => (siteUrl.startsWith("https:") ? "__Host-device" : "device");

/** Returns the device identifier in a request's cookie, or null. */
export function deviceSecret(cookies: string | undefined, siteUrl: string): string | null {
  const name = nameOn(siteUrl);
  const secret = cookies === undefined ? undefined : parse(cookies, name)[name];
  return secret !== undefined && SECRET.test(secret) ? secret : null;
}

export const newDeviceSecret = () => randomBytes(SECRET_BYTES).toString("base64url");

/** The cookie by which a browser is recognised; scripts cannot read it. */
export function deviceCookie(secret: string, siteUrl: string): string {
  return serialize(nameOn(siteUrl), secret, {
    path: "/",
    sameSite: "Lax",
    httpOnly: true,
    maxAge: DEVICE_SECONDS,
    secure: siteUrl.startsWith("https:"),
  });
}
