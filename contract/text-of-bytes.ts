import { codePagesOf } from "./code-page.ts";

/** Number of bytes in which we look for an XML declaration or the zeros of UTF-16. */
const HEAD = 4_096;
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._:-]+)["']/;
/** Names of encodings that programs declare but `TextDecoder` does not know. */
const OTHER_NAMES: Readonly<Record<string, string>> = { macroman: "macintosh", "mac-roman": "macintosh" };
const WESTERN = "windows-1252";

/** Decodes a text file that a person has selected, with the likeliest encoding. */
export function textOfBytes(bytes: Uint8Array): string {
  const [likeliest] = encodingsOf(bytes);
  return decoded(bytes, likeliest);
}

/**
 * Returns the possible encodings of a text file, the likeliest first: only that of its byte order mark or its XML
 * declaration, or UTF-8 or UTF-16 if its bytes are valid; otherwise all plausible old code pages (code-page.ts). Bytes
 * that are no text count as UTF-8, so that their zeros remain visible to the caller.
 */
export function encodingsOf(bytes: Uint8Array): readonly [string, ...string[]] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return ["utf-16le"];
  if (first === 0xfe && second === 0xff) return ["utf-16be"];
  const head = bytes.subarray(0, HEAD);
  if (head.includes(0)) return [utf16Of(head) ?? "utf-8"];
  const declared = declaredIn(head);
  const utf8 = isUtf8(bytes);
  // Many files declare «us-ascii» or «iso-8859-1» but are valid UTF-8, which other encodings never are by chance.
  if (declared && declared !== "utf-8" && !(utf8 && declared === WESTERN)) return [declared];
  return utf8 ? ["utf-8"] : codePagesOf(bytes);
}

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** Minimum number of valid letters per broken one in damaged UTF-8: other encodings never have so many by chance. */
const MIN_VALID = 4;

/** Returns whether bytes are UTF-8, apart from a few that a program may have damaged. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    const others = decoded(bytes, "utf-8").replace(/[ -~\s\p{Cc}]/gu, "");
    const broken = others.replace(/[^\ufffd]/g, "").length;
    return others.length - broken >= MIN_VALID * broken;
  }
}

/** Returns the encoding declared by an XML document; null for none, an unknown one, or UTF-16 (these bytes are not). */
function declaredIn(head: Uint8Array): string | null {
  const name = DECLARED.exec(
    new TextDecoder(WESTERN).decode(head).replace(/^\u00ef\u00bb\u00bf/, ""),
  )?.[1]?.toLowerCase();
  if (!name) return null;
  try {
    const { encoding } = new TextDecoder(OTHER_NAMES[name] ?? name);
    return encoding.startsWith("utf-16") ? null : encoding;
  } catch {
    return null;
  }
}

/** Returns the byte order of UTF-16 without a byte order mark; null for bytes that are no text. */
function utf16Of(head: Uint8Array): "utf-16le" | "utf-16be" | null {
  const whole = head.subarray(0, head.length - (head.length % 2));
  const scoreOf = (encoding: string) => {
    const text = decoded(whole, encoding);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: characters that no text contains
    if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)) return 0;
    return text.replace(/[^\t-~]/g, "").length;
  };
  const [little, big] = [scoreOf("utf-16le"), scoreOf("utf-16be")];
  if (little === big) return null;
  return little > big ? "utf-16le" : "utf-16be";
}
