import { parse, serialize } from "hono/utils/cookie";

const NAME = "room";
/** Seconds until a client's cookie expires: as long as work on a project lasts. */
const LIFETIME = 180 * 24 * 3_600;

/** Returns the client's key for a share page; null when they sent none. */
export const roomKeyOf = (cookies: string | undefined): string | null =>
  (cookies && parse(cookies, NAME)[NAME]) || null;

/**
 * Returns the cookie with a client's key. It is sent only with this share page's calls, is hidden from scripts, and is
 * not sent from other sites.
 */
export function roomCookie(key: string, token: string, siteUrl: string): string {
  return serialize(NAME, key, {
    path: `/api/front/shared_playlists/${token}`,
    httpOnly: true,
    sameSite: "Strict",
    maxAge: LIFETIME,
    secure: siteUrl.startsWith("https:"),
  });
}
