import { isMail } from "#/contract/mail/is-mail.ts";
import { readMail } from "#/contract/mail/read-mail.ts";
import { textOfBytes } from "#/contract/text-of-bytes.ts";

/** Letters and notes that are plain text, or nearly. */
const READABLE = /\.(?:txt|md|eml|rtf)$/i;
/** Larger texts are logs or exports, not letters. */
export const MAX_BYTES = 1024 * 1024;
/** The line above an older mail below a newer one, of which what the newer one says counts last. */
const OLDER =
  /^[^\S\n]*(?:-{2,}[^\S\n]*(?:original message|message d.origine|urspr\u00fcngliche nachricht|messaggio originale|mensaje original)[^\S\n]*-{2,}|(?:on|le|am|il|el)\s[^\n]{5,120}\s(?:wrote|a \u00e9crit|schrieb\s?[^\n]{0,60}|ha scritto|escribi\u00f3)\s?:)[^\S\n]*$/imu;
/** Stands between older mails and the newest. */
const PARTED = "\f";
/** Returns whether a file beside the sounds is a text that `letterText` can read. */
export const isReadable = (file: string) => READABLE.test(file);

/**
 * Returns the text of a letter in its newest state: of a mail the subject and the readable part, of RTF the words, and
 * of any the lines that nobody quotes, with older mails below a newer one first. Returns "" for what is too large.
 */
export async function letterText(bytes: Uint8Array): Promise<string> {
  if (bytes.length > MAX_BYTES) return "";
  const written = textOfBytes(bytes);
  const text = isMail(written)
    ? await mailText(bytes)
    : /^\{\\rtf/.test(written)
      ? rtfText(written)
      : written;
  const newest = text.replace(/\r\n?|\f/g, "\n").replace(/^[^\S\n]*>.*$/gm, "");
  return newest.split(OLDER).toReversed().join(`\n${PARTED}\n`);
}

/** Returns the newest mail of a letter's text: what it answers may be what it refuses. */
export const newestIn = (text: string) => text.slice(text.lastIndexOf(PARTED) + 1);

/** Returns the subject, the day and the text of a stored mail; "" for one that is damaged or too deep. */
async function mailText(bytes: Uint8Array): Promise<string> {
  const mail = await readMail(bytes);
  if (!mail) return "";
  const heads = [mail.subject && `Subject: ${mail.subject}\n\n`, mail.date && `Date: ${mail.date}\n\n`];
  return `${heads.join("")}${mail.text}`;
}

/** Returns the words of an RTF text without its tables of fonts and styles. */
const rtfText = (rtf: string) =>
  rtf
    .replace(/\{\\(?:fonttbl|colortbl|stylesheet|info|\*)(?:[^{}]|\{[^{}]*\})*\}/g, "")
    .replace(/\\(?:par|line)(?![a-z]) ?/g, "\n")
    .replace(/\\u(-?\d+) ?\??/g, (_, code: string) => String.fromCharCode(Number(code) & 0xffff))
    .replace(/\\'([\da-f]{2})/gi, (_, code: string) => textOfBytes(Buffer.from(code, "hex")))
    .replace(/\\[a-z]+-?\d* ?|[{}]/gi, "");
