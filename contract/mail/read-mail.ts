import PostalMime from "postal-mime";
import { repairMojibake } from "../mojibake.ts";
import { encodingsOf, textOfBytes } from "../text-of-bytes.ts";
import { textOfHtml } from "./html-text.ts";
import { startOfMail } from "./is-mail.ts";

/** What people read of a stored mail: `date` as its sender wrote it or as ISO 8601; "" for what it does not say. */
export interface Mail {
  subject: string;
  date: string;
  text: string;
  /** The files that are attached to it. */
  files: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[];
}

/** Rows of a table and struck words, which only the HTML of a mail shows. */
const SHOWN_BY_HTML = /\t[^\n]*\n[^\n]*\t|~~/;
const CHARSET = /charset\s*=/i;

/**
 * Reads a stored mail, whatever parts and codings its body has: as plain text, or its HTML as such (html-text.ts) where
 * it shows more. Returns null for a file that is none, or that is too deep or damaged.
 */
export async function readMail(bytes: Uint8Array): Promise<Mail | null> {
  const [encoding] = encodingsOf(bytes);
  const written = textOfBytes(bytes);
  const start = startOfMail(written);
  if (start === null) return null;
  // Letters without a declared encoding are decoded here; others by what the mail says of each part.
  const isOurs = encoding.startsWith("utf-") || !CHARSET.test(written);
  const mail = await PostalMime.parse(isOurs ? written.slice(start) : bytes.subarray(start)).catch(
    () => null,
  );
  if (!mail) return null;
  const html = mail.html ? textOfHtml(mail.html) : "";
  const plain = mail.text ?? "";
  const isHtmlFuller = SHOWN_BY_HTML.test(html) || lettersIn(plain) * 2 < lettersIn(html);
  const text = (isHtmlFuller ? html : plain).replace(/\r\n?/g, "\n");
  return {
    subject: mail.subject ?? "",
    date: mail.date ?? "",
    text: encoding.startsWith("utf-") ? mended(text) : text,
    files: mail.attachments.flatMap(({ filename, content }) =>
      typeof content === "string" ? [] : { name: filename ?? "", bytes: new Uint8Array(content) },
    ),
  };
}

const lettersIn = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").length;

/** Mends lines whose bytes are UTF-8 although the mail, saved again as a text, declares its former letters. */
const mended = (text: string) =>
  text
    .split("\n")
    .map((line) => repairMojibake(line)?.to ?? line)
    .join("\n");
