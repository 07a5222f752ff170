import { encodingsOf } from "#/contract/text-of-bytes.ts";
import { isAvidMarkers, readAvidMarkers } from "./avid-markers.ts";
import { type Edit, UnreadableEdit } from "./edit.ts";
import { readEdl } from "./read-edl.ts";
import { isProTools, readProTools } from "./read-protools.ts";
import { delimiterOf } from "./table-heads.ts";
import { type FrameRate, RATES } from "./timecode.ts";

/** A feature film's FCPXML with its effects stays below. */
export const LARGEST_EDIT_BYTES = 30 * 1024 * 1024;

/** How files begin that hold no text: packs (`.fcpxmld`, spreadsheets), pages. */
const PACKS = ["PK", "%PDF", "{\rtf"];

/**
 * Reads an edit in whichever form it comes: CMX 3600, Final Cut 7 or Premiere XML (xmeml), FCPXML, Pro Tools
 * session text, a table. Where the file names no rate (`Edit.rate` is null then) the likeliest counts its frames, of
 * those that it leaves possible; `rate` is that of the sheet, or `isChosen` by the person.
 * Of several sequences the one at `part` is read. Throws `UnreadableEdit`
 * with a reason; reads nothing but the text it is given.
 */
export async function readEdit(
  text: string,
  rate: FrameRate = RATES["25"],
  isChosen = false,
  part = 0,
): Promise<Edit> {
  if (text.length > LARGEST_EDIT_BYTES) throw new UnreadableEdit("tooLarge");
  const head = text
    .slice(0, 4_096)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (head === "") throw new UnreadableEdit("empty");
  if (PACKS.some((one) => head.startsWith(one)) || head.includes("\0")) throw new UnreadableEdit("unknown");
  if (head.startsWith("<")) return readAnyXml(text, rate, part);
  const assumed = { rate, isChosen };
  if (isProTools(head)) return readProTools(text, assumed);
  // The edit index of DaVinci Resolve has lines like events: heads are looked for first.
  const isEdl =
    /^\s*TITLE\s*:/im.test(head) || /^\s*[A-Z]?\d{1,6}\s+\S+\s+[ABV\d/]{1,12}\s+[CDWK]/im.test(head);
  if (isEdl && delimiterOf(text) === null) return readEdl(text, assumed);
  if (isAvidMarkers(text)) return readAvidMarkers(text, assumed);
  const { readTable } = await import("./read-table.ts");
  return readTable(text, assumed);
}

async function readAnyXml(text: string, assumed: FrameRate, part: number): Promise<Edit> {
  const { readXml } = await import("./xml.ts");
  const root = readXml(text);
  if (root.name === "xmeml") return (await import("./read-xmeml.ts")).readXmeml(root, assumed, part);
  if (root.name === "fcpxml") return (await import("./read-fcpxml.ts")).readFcpxml(root, assumed, part);
  throw new UnreadableEdit("unknown");
}

/** What a file says in one of the encodings that it may be in. */
export type FileText = { encoding: string; text: string };

/** The texts that a dropped file may hold, one for each encoding that it may be in, the likeliest first. Throws «tooLarge». */
export async function textsOfFile(file: Blob): Promise<[FileText, ...FileText[]]> {
  if (file.size > LARGEST_EDIT_BYTES) throw new UnreadableEdit("tooLarge");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = (encoding: string) => ({ encoding, text: new TextDecoder(encoding).decode(bytes) });
  const [likeliest, ...others] = encodingsOf(bytes);
  return [read(likeliest), ...others.map(read)];
}
