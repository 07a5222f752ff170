import { parse, serialize } from "hono/utils/cookie";

const NAME = "room";
/** Seconds that a client is known again: as long as a selection is worked on. */
const LIFETIME = 180 * 24 * 3_600;

/** The key by which a client is known on a share page; null when they sent none. */
export const roomKeyOf = (cookies: string | undefined): string | null =>
  (cookies && parse(cookies, NAME)[NAME]) || null;

/**
 * The cookie that keeps a client's key: it goes to this one share page's calls and to nothing else, no script reads
 * it, and no other page makes it leave.
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
