import { textOfBytes } from "#/contract/text-of-bytes.ts";

/** Letters and notes that are plain text, or nearly. */
const READABLE = /\.(?:txt|md|eml|rtf)$/i;
/** Larger texts are logs or exports, not letters. */
export const MAX_BYTES = 1024 * 1024;
/** The line above an older mail below a newer one, of which what the newer one says counts last. */
const OLDER =
  /^[^\S\n]*(?:-{2,}[^\S\n]*(?:original message|message d.origine|urspr\u00fcngliche nachricht|messaggio originale|mensaje original)[^\S\n]*-{2,}|(?:on|le|am|il|el)\s[^\n]{5,120}\s(?:wrote|a \u00e9crit|schrieb\s?[^\n]{0,60}|ha scritto|escribi\u00f3)\s?:)[^\S\n]*$/imu;
/** Mails hold mails that hold mails, but hardly deeper than this. */
const DEEPEST = 20;

/** Returns whether a file beside the sounds is a text that `letterText` can read. */
export const isReadable = (file: string) => READABLE.test(file);

/**
 * Returns the text of a letter in its newest state: of a mail the subject and the readable part, of RTF the words, and
 * of any the lines that nobody quotes, with older mails below a newer one first. Returns "" for what is too large.
 */
export function letterText(file: string, bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) return "";
  const written = textOfBytes(bytes);
  const isMail = /\.eml$/i.test(file);
  const text = isMail ? mailText(bytes) : /^\{\\rtf/.test(written) ? rtfText(written) : written;
  const newest = text.replace(/\r\n?/g, "\n").replace(/^[^\S\n]*>.*$/gm, "");
  return newest.split(OLDER).toReversed().join("\n\n");
}

/** Returns the subject and the day of a mail, and its first part that is plain text, or else the words of one in HTML. */
function mailText(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString("latin1").replace(/\r\n?/g, "\n");
  const subject = headOf(raw, "subject");
  const parts = partsOf(raw);
  const part =
    parts.find(({ type }) => type === "text/plain") ?? parts.find(({ type }) => /^text\//.test(type));
  const day = headOf(raw, "date");
  const heads = [subject && `Subject: ${decodedHead(subject)}\n\n`, day && `Date: ${day}\n\n`];
  return `${heads.join("")}${part?.text() ?? ""}`;
}

interface MailPart {
  type: string;
  text: () => string;
}

/** Splits a mail, or a part of one, into the parts that hold no others. */
function partsOf(raw: string, depth = 0): MailPart[] {
  if (depth > DEEPEST) return [];
  const end = raw.indexOf("\n\n");
  const [type = "text/plain"] = headOf(raw, "content-type").toLowerCase().split(";");
  const boundary = /boundary="?([^";\n]+)/i.exec(headOf(raw, "content-type"))?.[1];
  const body = end < 0 ? "" : raw.slice(end + 2);
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\n/, ""), depth + 1));
  const coding = headOf(raw, "content-transfer-encoding").toLowerCase().trim();
  const text = () => {
    const plain = textOfBytes(decoded(body, coding));
    return type.trim() === "text/html" ? htmlText(plain) : plain;
  };
  return [{ type: type.trim() || "text/plain", text }];
}

/** Returns a header of a mail with its folded lines joined; "" if there is none. */
function headOf(raw: string, name: string): string {
  const heads = raw.slice(0, Math.max(0, raw.indexOf("\n\n"))).replace(/\n[ \t]+/g, " ");
  return new RegExp(String.raw`^${name}:\s*(.*)$`, "im").exec(heads)?.[1] ?? "";
}

function decoded(text: string, coding: string): Buffer {
  if (coding === "base64") return Buffer.from(text, "base64");
  return Buffer.from(coding === "quoted-printable" ? unquoted(text.replace(/=\n/g, "")) : text, "latin1");
}

const unquoted = (text: string) =>
  text.replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Decodes the words `=?utf-8?B?…?=` of a header. */
const decodedHead = (head: string) =>
  /=\?/.test(head)
    ? head.replace(/=\?[\w-]+\?([BQ])\?([^?]*)\?=\s*/gi, (_, coding: string, text: string) =>
        textOfBytes(
          coding.toUpperCase() === "B"
            ? Buffer.from(text, "base64")
            : Buffer.from(unquoted(text.replaceAll("_", " ")), "latin1"),
        ),
      )
    : textOfBytes(Buffer.from(head, "latin1"));

const htmlText = (html: string) =>
  html
    .replace(/<(?:style|script)\b[\s\S]*?(?:<\/(?:style|script)>|$)/gi, "")
    .replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&");

/** Returns the words of an RTF text without its tables of fonts and styles. */
const rtfText = (rtf: string) =>
  rtf
    .replace(/\{\\(?:fonttbl|colortbl|stylesheet|info|\*)(?:[^{}]|\{[^{}]*\})*\}/g, "")
    .replace(/\\(?:par|line)(?![a-z]) ?/g, "\n")
    .replace(/\\u(-?\d+) ?\??/g, (_, code: string) => String.fromCharCode(Number(code) & 0xffff))
    .replace(/\\'([\da-f]{2})/gi, (_, code: string) => textOfBytes(Buffer.from(code, "hex")))
    .replace(/\\[a-z]+-?\d* ?|[{}]/gi, "");
