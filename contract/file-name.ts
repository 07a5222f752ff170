/** Maximum length of a file name with extension and number, in bytes of UTF-8 (contract §8.2). */
const LONGEST_NAME_BYTES = 120;

/** Names that Windows reserves for devices, whatever follows the first dot. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const trimmed = (text: string) => text.replace(/^[. ]+|[. ]+$/g, "");

/**
 * Converts a title to part of a file name that every system accepts: no separator, control, formatting or wildcard
 * character, no device name, no dot or space at its ends, at most `bytes` long. Never empty.
 */
export function safeName(title: string, bytes = LONGEST_NAME_BYTES): string {
  const plain = title
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[/\\:*?"<>|]+/g, "-")
    .replace(/\.{2,}/g, ".")
    .replace(/\s+/g, " ");
  const letters = [...trimmed(plain)];
  while (bytesOf(letters.join("")) > bytes) letters.pop();
  const name = trimmed(letters.join(""));
  if (/^[-. ]*$/.test(name)) return "_";
  return RESERVED.test(name) ? `_${name}` : name;
}

/** Returns a whole file name from a title, an extension without its dot, and a prefix such as `01 - `. */
export function fileName(title: string, extension: string, before = ""): string {
  const room = LONGEST_NAME_BYTES - bytesOf(before) - extension.length - 2;
  return `${before}${safeName(title, room)}.${extension}`;
}
