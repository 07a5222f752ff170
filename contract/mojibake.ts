const WINDOWS_1252 = new TextDecoder("windows-1252");
const UTF8 = new TextDecoder("utf-8", { fatal: true });
/** The byte of each character in windows-1252, and in Latin-1, which has control characters at some of these bytes. */
const BYTES = new Map<string, number>(
  Array.from({ length: 256 }, (_, byte) => byte).flatMap((byte) => [
    [String.fromCharCode(byte), byte] as const,
    [WINDOWS_1252.decode(Uint8Array.of(byte)), byte] as const,
  ]),
);
/** Rare letters: UTF-8 bytes that decode to one are more likely capitals before a no-break space or sign: `CINÉ !`. */
const RARE = /[\u0180-\u0217\u021c-\u02ff]/;
/**
 * A capital at the end of a word in capitals (`OÙ…`, `MANHÃ !`) or the word `Ô`, before a no-break space or a sign: it
 * is a real letter, not half of a broken one. Ã, Ä and Å need two capitals before them, since «NÃ© en mai» was «Né en
 * mai»; no word ends with Â; Š, Œ, Ž and Ÿ before it may be second halves themselves.
 */
const CAPITALS =
  /(?:[^Š\u0152ŽŸ\P{Lu}][Æ-ÖØ-Þ]|\p{Lu}{2}[ÃÄÅ]|(?<![^\s«“"'(])[Ó\u00d4Ö])(?:\u00a0|[…–—’”»®™©°](?!\p{L}))/u;
/** Signs of UTF-8 that was read as another code page, also in texts that can no longer be repaired. */
const BROKEN =
  /[\u00c2\u00c3][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]|\u00e2\u20ac|\u00ef\u00bf\u00bd|\ufffd/;
const CONTROLS = /[\u0080-\u009f]/g;

/** A garbled text and its original; null when that can no longer be found out. */
export interface RepairedText {
  from: string;
  to: string | null;
}

/**
 * Repairs mojibake: UTF-8 that was read as windows-1252 or Latin-1 («FÃªte» is «Fête»), as old taggers and spreadsheets
 * produce it. Returns null for a text without any.
 */
export function repairMojibake(text: string): RepairedText | null {
  // The second byte of a final «à» reads as a no-break space, which programs trim.
  const whole = /\p{Ll}Ã$/u.test(text) ? `${text}\u00a0` : text;
  const to = CAPITALS.test(text) ? null : asUtf8(whole);
  if (to !== null && to !== whole && !RARE.test(to)) return { from: text, to };
  return BROKEN.test(text) && !CAPITALS.test(text) ? { from: text, to: null } : null;
}

/** Replaces the control characters of a Latin-1 text by the characters that windows-1252 has in their place. */
export const replaceControls = (text: string) =>
  text.replace(CONTROLS, (sign) => WINDOWS_1252.decode(Uint8Array.of(sign.charCodeAt(0))));

function asUtf8(text: string): string | null {
  const bytes = Array.from(text, (letter) => BYTES.get(letter));
  if (bytes.includes(undefined)) return null;
  try {
    return UTF8.decode(Uint8Array.from(bytes as number[]));
  } catch {
    return null;
  }
}
