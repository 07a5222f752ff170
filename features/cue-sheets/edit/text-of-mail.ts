import { readMail } from "#/contract/mail/read-mail.ts";
import { isProTools } from "./protools/read-protools.ts";

/**
 * Returns what people read of a stored mail, below a line with its subject unless its text is the whole of another file;
 * null for one that is damaged.
 */
export async function textOfMail(bytes: Uint8Array): Promise<string | null> {
  const mail = await readMail(bytes);
  if (!mail) return null;
  const isFile = /^\s*</.test(mail.text) || isProTools(mail.text.slice(0, 4_096).trimStart());
  return mail.subject === "" || isFile ? mail.text : `Subject: ${mail.subject}\n\n${mail.text}`;
}
