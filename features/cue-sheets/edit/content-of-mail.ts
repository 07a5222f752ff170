import { readMail } from "#/contract/mail/read-mail.ts";
import { isProTools } from "./protools/read-protools.ts";

/** Files that may hold an edit or a list. */
const EDIT_FILE = /\.(?:edl|xml|fcpxml|txt|tsv|csv|tab|xlsx|xlsm|md|eml)$/i;
/** A time as a list of music has it. */
const TIME = /\d{1,3}[:'\u2019]\d{2}/;

/**
 * Returns what people read of a stored mail, below a line with its subject unless its text is the whole of another file;
 * or the edit that is attached to a text without times. Null for a mail that is damaged.
 */
export async function contentOfMail(bytes: Uint8Array): Promise<string | Blob | null> {
  const mail = await readMail(bytes);
  if (!mail) return null;
  const file = TIME.test(mail.text) ? undefined : mail.files.find(({ name }) => EDIT_FILE.test(name));
  if (file) return new Blob([file.bytes]);
  const isFile = /^\s*</.test(mail.text) || isProTools(mail.text.slice(0, 4_096).trimStart());
  return mail.subject === "" || isFile ? mail.text : `Subject: ${mail.subject}\n\n${mail.text}`;
}
