import { codePagesOf } from "./code-page.ts";

/** What is looked at for a declaration, and for the halves of UTF-16. */
const HEAD = 4_096;
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._:-]+)["']/;
/** Names that programs declare and the standard for decoders does not know. */
const OTHER_NAMES: Readonly<Record<string, string>> = { macroman: "macintosh", "mac-roman": "macintosh" };
const WESTERN = "windows-1252";

/** The text of a file that a person brings, in the likeliest of the encodings that it may be in. */
export function textOfBytes(bytes: Uint8Array): string {
  const [likeliest] = encodingsOf(bytes);
  return decoded(bytes, likeliest);
}

/**
 * The encodings that the text of a file may be in, the likeliest first: the one that its mark names, that its XML
 * declares, that its bytes allow alone (UTF-8, UTF-16), or else the old code pages that make words of it
 * (code-page.ts), of which several may. Bytes that are no text come out with their zeros.
 */
export function encodingsOf(bytes: Uint8Array): readonly [string, ...string[]] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return ["utf-16le"];
  if (first === 0xfe && second === 0xff) return ["utf-16be"];
  const head = bytes.subarray(0, HEAD);
  if (head.includes(0)) return [utf16Of(head) ?? "utf-8"];
  const declared = declaredIn(head);
  const utf8 = isUtf8(bytes);
  // «us-ascii» and «iso-8859-1» stand in many a head above sound UTF-8, which no other page gives by chance.
  if (declared && declared !== "utf-8" && !(utf8 && declared === WESTERN)) return [declared];
  return utf8 ? ["utf-8"] : codePagesOf(bytes);
}

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** Sound letters of UTF-8 for each broken one: no text in another page holds so many by chance. */
const LEAST_SOUND = 4;

/** Whether bytes are UTF-8, all of them or all but a few that some program broke. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    const others = decoded(bytes, "utf-8").replace(/[ -~\s\p{Cc}]/gu, "");
    const broken = others.replace(/[^\ufffd]/g, "").length;
    return others.length - broken >= LEAST_SOUND * broken;
  }
}

/** The encoding that an XML document declares; null for none, an unknown one, and UTF-16 that its bytes are not in. */
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

/** Which half of each pair of bytes is the higher one in UTF-16 without a mark; null for what is no text. */
function utf16Of(head: Uint8Array): "utf-16le" | "utf-16be" | null {
  const whole = head.subarray(0, head.length - (head.length % 2));
  const worthOf = (encoding: string) => {
    const text = decoded(whole, encoding);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what no text holds
    if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)) return 0;
    return text.replace(/[^\t-~]/g, "").length;
  };
  const [little, big] = [worthOf("utf-16le"), worthOf("utf-16be")];
  if (little === big) return null;
  return little > big ? "utf-16le" : "utf-16be";
}
