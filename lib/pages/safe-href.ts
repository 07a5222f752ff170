/** Kinds of address that content may link to (security T13). */
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Any base works: it only gives relative addresses a protocol. */
const BASE = "https://site.invalid";

/**
 * Returns an address from content (menus, referentials, biographies…) if it is safe for `href`, else null. Refuses
 * scripts, data and anything that a browser could read as such; keeps relative addresses.
 */
export function safeHref(address: string | null | undefined): string | null {
  const trimmed = address?.trim();
  if (!trimmed) return null;
  const url = URL.parse(trimmed, BASE);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? trimmed : null;
}

/** Returns whether an address leaves the site: it names a protocol or a host. */
export function isAbsolute(address: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(address);
}
