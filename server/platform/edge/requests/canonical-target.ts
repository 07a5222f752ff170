/** What no address of ours holds in its path: another separator, a fragment, controls, NUL in any spelling. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const FOREIGN = /[\\#\u0000-\u001f\u007f]|%00/;
/** Segments that mean another path, in clear or escaped: URL parsers behind the door would follow them. */
const DOTS = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;
/** Escapes of what is never escaped (RFC 3986, 2.3). */
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * The one spelling of a target by which everything behind the door knows it, so that no limit and no cache is walked
 * around by another; null for one that nobody writes who means a page of ours.
 */
export function canonicalTarget(target: string): string | null {
  const cut = target.indexOf("?");
  const [path, query] = cut < 0 ? [target, ""] : [target.slice(0, cut), target.slice(cut)];
  if (FOREIGN.test(path) || DOTS.test(path)) return null;
  const plain = path.replace(NEEDLESS, decodeURIComponent).replace(/\/{2,}/g, "/");
  // Unescaping may have written what was hidden.
  if (DOTS.test(plain)) return null;
  return (plain.length > 1 ? plain.replace(/\/$/, "") : plain) + query;
}
