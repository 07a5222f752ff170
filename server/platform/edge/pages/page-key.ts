import type { IncomingHttpHeaders } from "node:http";

/** Headers with which Next's client requests parts of a page; Next lists exactly these in `Vary`. */
const PART_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;
/**
 * Public pages, content-addressed files, and files for robots and other sites. `/{lang}/user` and `/{lang}/auth` belong
 * to one visitor.
 */
const CACHEABLE =
  /^\/(?:(?:fr|en)(?:$|[/?](?!(?:user|auth)(?:[/?]|$)))|_next\/static\/|(?:embed|sitemaps)\/[^?]+$|sitemap\.xml$)/;
/** Longer targets are attacks or mistakes: they are answered but not cached. */
const MAX_TARGET = 1_000;
const SEPARATOR = "\n";

/**
 * Returns the key under which the answer to a request may be shared. Returns null for other methods and bodies, private
 * paths, and spellings that could mean another path once decoded (they go to the site unchanged).
 */
export function pageKey(
  method: string | undefined,
  target: string,
  headers: IncomingHttpHeaders,
): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (target.length > MAX_TARGET || !CACHEABLE.test(target) || hasOddPath(target)) return null;
  if (headers["next-action"] !== undefined) return null;
  let key = target;
  for (const name of PART_HEADERS) {
    const value = headers[name];
    if (value !== undefined) key += `${SEPARATOR}${name}:${value}`;
  }
  return key;
}

/** Returns the request of a key: its target and the headers that select a part. */
export function requestOfKey(key: string): { url: string; headers: Record<string, string> } {
  const [url = "/", ...parts] = key.split(SEPARATOR);
  const headers = Object.fromEntries(
    parts.map((part) => [part.slice(0, part.indexOf(":")), part.slice(part.indexOf(":") + 1)]),
  );
  return { url, headers };
}

/** Encoded slashes, dots and letters, doubled slashes, dot segments, backslashes. */
const ODD_PATH = /^[^?]*(?:%2f|%5c|%2e|%00|%(?:[3-6][1-9a-f]|[57][0-9a])|\/\/|\\|\/\.{1,2}(?:\/|\?|$))/i;

const hasOddPath = (target: string) => ODD_PATH.test(target);
