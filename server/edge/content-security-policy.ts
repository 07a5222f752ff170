import { createHash } from "node:crypto";
import { VIDEO_PLAYERS } from "#/contract/video-players.ts";

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Data blocks (JSON-LD and the like) never run, so they need no hash. */
const DATA_TYPE = /\btype\s*=\s*["']?(?!module\b|text\/javascript\b|application\/javascript\b)[\w+./-]+/i;

/** `script-src` sources that let exactly the inline scripts of `html` run: their SHA-256 hashes, each once. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return [...hashes];
}

/** A fresh value for the scripts of one dynamic answer: 128 random bits, as the CSP specification asks. */
export const policyNonce = () => crypto.randomUUID().replaceAll("-", "");

/**
 * The Content-Security-Policy of an HTML answer whose own scripts are `scriptSources` (hashes or one nonce).
 * `dev` lets the development tools of Next evaluate code; `https` upgrades stray plain addresses; `guests` are
 * origins whose scripts, frames and styles the configuration lets in (captcha and consent services); `framable` is for
 * the player that other sites embed, and for nothing else.
 */
export function contentSecurityPolicy(
  scriptSources: string[],
  {
    dev = false,
    https = false,
    guests = [],
    framable = false,
  }: { dev?: boolean; https?: boolean; guests?: readonly string[]; framable?: boolean } = {},
): string {
  const scripts = dev ? ["'unsafe-inline'", "'unsafe-eval'"] : scriptSources;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...guests].join(" "),
    // React writes style attributes, which no hash can name.
    ["style-src 'self' 'unsafe-inline'", ...guests].join(" "),
    ["img-src 'self' data: blob:", ...guests].join(" "),
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(dev ? ["ws:", "wss:"] : []), ...guests].join(" "),
    "worker-src 'self' blob:",
    ["frame-src", ...Object.values(VIDEO_PLAYERS), ...guests].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framable ? "*" : "'none'"}`,
    "form-action 'self'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
