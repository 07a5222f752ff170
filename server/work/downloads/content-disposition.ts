/** Encodes a name by RFC 8187. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the header that saves an answer under `name`: one line of ASCII, with the exact name beside it (RFC 6266).
 */
export function contentDisposition(name: string): string {
  const folded = name
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\x20-\x7e]|["\\]/g, "_");
  return `attachment; filename="${folded}"; filename*=UTF-8''${encoded(name)}`;
}
