/** Kinds of address that content may link to (security T13). */
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Any base will do: it only gives relative addresses a protocol. */
const BASE = "https://site.invalid";

/**
 * An address from content (menus, referentials, biographies…) that is safe to put in `href`, else null.
 * Scripts, data and whatever a browser could read as such are refused; relative addresses are kept as they are.
 */
export function safeHref(address: string | null | undefined): string | null {
  const trimmed = address?.trim();
  if (!trimmed) return null;
  const url = URL.parse(trimmed, BASE);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? trimmed : null;
}

/** Whether an address leaves the site: it names a protocol or a host. */
export function isAbsolute(address: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(address);
}
