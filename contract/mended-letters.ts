const PAGE = new TextDecoder("windows-1252");
const UTF8 = new TextDecoder("utf-8", { fatal: true });
/** The byte of each letter in Windows' Western page, and in Latin-1, where control characters stand for signs. */
const BYTES = new Map<string, number>(
  Array.from({ length: 256 }, (_, byte) => byte).flatMap((byte) => [
    [String.fromCharCode(byte), byte] as const,
    [PAGE.decode(Uint8Array.of(byte)), byte] as const,
  ]),
);
/** Letters that hardly any title has, while capitals before a no-break space or a sign read as them: `CINÉ !`. */
const RARE = /[\u0180-\u0217\u021c-\u02ff]/;
/**
 * The end of a word in capitals (`OÙ…`, `MANHÃ !`) or the word `Ô`, before a no-break space or a sign: such a letter is
 * no half of a broken one. Before Ã, Ä and Å two capitals have to stand, since «NÃ© en mai» was «Né en mai»; no word
 * ends with Â; and Š, Œ, Ž and Ÿ may be second halves themselves.
 */
const CAPITALS =
  /(?:[^Š\u0152ŽŸ\P{Lu}][Æ-ÖØ-Þ]|\p{Lu}{2}[ÃÄÅ]|(?<![^\s«“"'(])[Ó\u00d4Ö])(?:\u00a0|[…–—’”»®™©°](?!\p{L}))/u;
/** Pairs that UTF-8 leaves behind where it was read as another page, beside letters that hide what it was. */
const BROKEN =
  /[\u00c2\u00c3][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]|\u00e2\u20ac|\u00ef\u00bf\u00bd|\ufffd/;
const CONTROL = /[\u0080-\u009f]/g;

/** A text whose letters a program broke, and what they were; null where that cannot be told any more. */
export interface MendedLetters {
  from: string;
  to: string | null;
}

/**
 * Reads a text again that is UTF-8 taken for Windows' Western page or Latin-1 («FÃªte» is «Fête»), as old taggers and
 * spreadsheets leave it. Returns null for a text with nothing broken in it.
 */
export function mendedLetters(text: string): MendedLetters | null {
  // The last byte of a final «à» is a no-break space, which programs trim.
  const whole = /\p{Ll}Ã$/u.test(text) ? `${text}\u00a0` : text;
  const to = CAPITALS.test(text) ? null : asUtf8(whole);
  if (to !== null && to !== whole && !RARE.test(to)) return { from: text, to };
  return BROKEN.test(text) && !CAPITALS.test(text) ? { from: text, to: null } : null;
}

/** Returns a text of Latin-1 with the signs that its control characters are in Windows' Western page. */
export const withoutControls = (text: string) =>
  text.replace(CONTROL, (sign) => PAGE.decode(Uint8Array.of(sign.charCodeAt(0))));

function asUtf8(text: string): string | null {
  const bytes = Array.from(text, (letter) => BYTES.get(letter));
  if (bytes.includes(undefined)) return null;
  try {
    return UTF8.decode(Uint8Array.from(bytes as number[]));
  } catch {
    return null;
  }
}
