import { isMail } from "#/contract/mail/is-mail.ts";
import { encodingsOf } from "#/contract/text-of-bytes.ts";
import { isZip } from "#/contract/workbook/first-bytes.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { type FrameRate, RATES } from "../time/timecode.ts";
import { isAvidMarkers, readAvidMarkers } from "./avid/avid-markers.ts";
import { type Edit, UnreadableEdit } from "./edit.ts";
import { readEdl } from "./edl/read-edl.ts";
import { withPersonsOfNames } from "./persons-of-list.ts";
import { plainMarkdown } from "./plain-markdown.ts";
import { isProTools, readProTools } from "./protools/read-protools.ts";
import { withReferences } from "./references.ts";
import { delimiterOf } from "./tables/table-heads.ts";
import { withTitlesOfNames } from "./titles-in-names.ts";

/** Maximum size of a file: enough for the FCPXML of a feature film with its effects. */
export const LARGEST_EDIT_BYTES = 30 * 1024 * 1024;
/** Maximum size of a workbook: like that of the sheets that are imported on the server. */
const LARGEST_WORKBOOK_BYTES = 100 * 1024 * 1024;

/** Names inside the files of Excel before 2007, and of workbooks with a password. */
const OLD_WORKBOOK = /W\0o\0r\0k\0b\0o\0o\0k\0|E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0/;
/** First characters of files that are not plain text: PDF, RTF. */
const OTHER_FORMATS = ["%PDF", "{\rtf"];

/**
 * Reads an edit in any supported format: CMX 3600, Final Cut 7 or Premiere XML (xmeml), FCPXML, the text of a Pro Tools
 * session, a table, a workbook (as bytes), or a list in a mail or a note. If the file does not contain its rate (`Edit.rate` is then null), frames are
 * counted at the likeliest of the possible rates; `rate` is the sheet's, or the person's choice if `isChosen`. If there
 * are several sequences, worksheets, or programmes in a mail, the one with the index `part` is read. Throws `UnreadableEdit` with a reason.
 */
export async function readEdit(
  content: string | Blob,
  rate: FrameRate = RATES["25"],
  isChosen = false,
  part = 0,
): Promise<Edit> {
  return withTitlesOfNames(
    withPersonsOfNames(withReferences(await readAny(content, { rate, isChosen }, part))),
  );
}

async function readAny(content: string | Blob, assumed: Assumed, part: number): Promise<Edit> {
  if (typeof content !== "string") {
    const { readWorkbookEdit } = await import("./workbook/read-workbook-edit.ts");
    return readWorkbookEdit(content, assumed, part);
  }
  const text = content;
  if (text.length > LARGEST_EDIT_BYTES) throw new UnreadableEdit("tooLarge");
  const head = text
    .slice(0, 4_096)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (head === "") throw new UnreadableEdit("empty");
  if (OTHER_FORMATS.some((one) => head.startsWith(one)) || head.includes("\0"))
    throw new UnreadableEdit(OLD_WORKBOOK.test(text) ? "workbook" : "unknown");
  if (head.startsWith("<")) return readAnyXml(text, assumed.rate, part);
  if (isProTools(head)) return readProTools(text, assumed);
  // Lines of DaVinci Resolve's edit index look like events, but unlike an edit decision list it has headings.
  const isEdl =
    /^\s*TITLE\s*:/im.test(head) || /^\s*[A-Z]?\d{1,6}\s+\S+\s+[ABV\d/]{1,12}\s+[CDWK]/im.test(head);
  const plain = isEdl ? text : plainMarkdown(text);
  const delimiter = delimiterOf(plain);
  if (isEdl && delimiter === null) return readEdl(text, assumed);
  if (isAvidMarkers(text, delimiter !== null)) return readAvidMarkers(text, assumed);
  return (await import("./read-list.ts")).readList(plain, delimiter, assumed, part);
}

async function readAnyXml(text: string, assumed: FrameRate, part: number): Promise<Edit> {
  const { readXml } = await import("./xml.ts");
  const root = readXml(text);
  if (root.name === "xmeml") return (await import("./xmeml/read-xmeml.ts")).readXmeml(root, assumed, part);
  if (root.name === "fcpxml")
    return (await import("./fcpxml/read-fcpxml.ts")).readFcpxml(root, assumed, part);
  throw new UnreadableEdit("unknown");
}

/** The text of a file in one of its possible encodings; of a workbook, its bytes instead. */
export type FileText = { encoding: string; text: string; workbook?: Blob };

/**
 * Returns the possible texts of a file, one for each possible encoding, the likeliest first; of a stored mail, what
 * people read of it, or the edit that is attached to it. Throws `UnreadableEdit` if it is too large.
 */
export async function textsOfFile(file: Blob): Promise<[FileText, ...FileText[]]> {
  if (isZip(new Uint8Array(await file.slice(0, 2).arrayBuffer()))) {
    if (file.size > LARGEST_WORKBOOK_BYTES) throw new UnreadableEdit("workbookTooLarge");
    // Kept as bytes: a file that another program saves meanwhile could not be read again at another rate.
    return [{ encoding: "", text: "", workbook: new Blob([await file.arrayBuffer()]) }];
  }
  if (file.size > LARGEST_EDIT_BYTES) throw new UnreadableEdit("tooLarge");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = (encoding: string) => ({ encoding, text: new TextDecoder(encoding).decode(bytes) });
  const [likeliest, ...others] = encodingsOf(bytes);
  const first = read(likeliest);
  const mail = isMail(first.text) ? await (await import("./content-of-mail.ts")).contentOfMail(bytes) : null;
  if (mail === null) return [first, ...others.map(read)];
  return typeof mail === "string" ? [{ encoding: likeliest, text: mail }] : textsOfFile(mail);
}
