import { LONGEST_REDIRECT } from "#/contract/longest-redirect.ts";
import type { Lang } from "#/lib/i18n/lang.ts";

/** Maximum nesting of escapes; no part of the site uses deeper ones. */
const DECODINGS = 3;
const SITE_PATH = /^\/(?:fr|en)(?=[/?#]|$)/;
const AUTH_PATH = /^\/(?:fr|en)\/auth(?:[/?#]|$)/i;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/**
 * Returns the target of a sign-in page's `redirect` (specification §2, security T3): a page of this site below `/fr` or
 * `/en`, with its query and fragment, except the pages for visitors. Anything else leads to the home page.
 */
export function redirectAfterSignIn(asked: unknown, lang: Lang): string {
  return typeof asked === "string" && isOwnPage(asked) ? asked : `/${lang}`;
}

function isOwnPage(address: string): boolean {
  if (address.length > LONGEST_REDIRECT || !SITE_PATH.test(address)) return false;
  if (hasOddCharacter(address)) return false;
  const [path = ""] = address.split(/[?#]/, 1);
  return spellings(path).every(
    (one) => !hasOddCharacter(one) && !one.includes("//") && !DOT_SEGMENT.test(one) && !AUTH_PATH.test(one),
  );
}

/** Returns the path as written and as servers and browsers may decode it; broken escapes give one that is refused. */
function spellings(path: string): string[] {
  const read = [path];
  for (let time = 0; time < DECODINGS; time += 1) {
    const last = read[time] ?? "";
    try {
      const next = decodeURIComponent(last);
      if (next === last) break;
      read.push(next);
    } catch {
      // An escaped percent sign is text; an unescaped one is an attack or a mistake.
      if (time === 0) read.push("//");
      break;
    }
  }
  return read;
}

/** Backslashes, spaces and controls: browsers read them as slashes or drop them. */
function hasOddCharacter(text: string): boolean {
  return /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}
