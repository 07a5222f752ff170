import { type Mail, readMail } from "#/contract/mail/read-mail.ts";
import { textOfBytes } from "#/contract/text-of-bytes.ts";
import { isProTools } from "./protools/read-protools.ts";

/** Files that may hold an edit or a list. */
const EDIT_FILE = /\.(?:edl|xml|fcpxml|txt|tsv|csv|tab|xlsx|xlsm|md|eml)$/i;
/** Texts among them, which may be something else: a signature, a notice. */
const TEXT_FILE = /\.(?:txt|tsv|csv|tab|md)$/i;
/** A time as a list of music has it. */
const TIME = /\d{1,3}[:'\u2019]\d{2}/g;
const QUOTED_LINES = /^[^\S\n]*>.*$/gm;
/** Fewest times in a list; a mail may tell an hour beside the list that is attached. */
const LEAST_TIMES = 2;

/**
 * Returns what people read of a stored mail, below a line with its subject unless its text is the whole of another file;
 * or the edit that is attached to a text that is no list. Null for a mail that is damaged.
 */
export async function contentOfMail(bytes: Uint8Array): Promise<string | Blob | null> {
  const mail = await readMail(bytes);
  if (!mail) return null;
  const times = timesIn(mail.text.replace(QUOTED_LINES, ""));
  const file = times < LEAST_TIMES ? mail.files.find(mayBeList) : undefined;
  if (file) return new Blob([file.bytes]);
  const isFile = /^\s*</.test(mail.text) || isProTools(mail.text.slice(0, 4_096).trimStart());
  return mail.subject === "" || isFile ? mail.text : `Subject: ${mail.subject}\n\n${mail.text}`;
}

const timesIn = (text: string) => text.match(TIME)?.length ?? 0;
const mayBeList = ({ name, bytes }: Mail["files"][number]) =>
  EDIT_FILE.test(name) && (!TEXT_FILE.test(name) || timesIn(textOfBytes(bytes)) > 0);
