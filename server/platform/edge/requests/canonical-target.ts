/** Characters that none of our paths contains: another separator, a fragment, controls, NUL in any spelling. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const FOREIGN = /[\\#\u0000-\u001f\u007f]|%00/;
/** Dot segments, plain or escaped, which mean another path: URL parsers further inside would resolve them. */
const DOTS = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;
/** Escapes of characters that need none (RFC 3986, 2.3). */
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * Returns the canonical spelling of a target, so that another spelling cannot bypass limits and caches; null for a
 * target that cannot be meant for a page of ours.
 */
export function canonicalTarget(target: string): string | null {
  const cut = target.indexOf("?");
  const [path, query] = cut < 0 ? [target, ""] : [target.slice(0, cut), target.slice(cut)];
  if (FOREIGN.test(path) || DOTS.test(path)) return null;
  const plain = path.replace(NEEDLESS, decodeURIComponent).replace(/\/{2,}/g, "/");
  // Unescaping may have revealed hidden segments.
  if (DOTS.test(plain)) return null;
  return (plain.length > 1 ? plain.replace(/\/$/, "") : plain) + query;
}
