import { type Edit, UnreadableEdit } from "./edit.ts";
import { readEdl } from "./read-edl.ts";
import { isProTools, readProTools } from "./read-protools.ts";
import { type FrameRate, RATES } from "./timecode.ts";

/** A feature film's FCPXML with its effects stays below. */
export const LARGEST_EDIT_BYTES = 30 * 1024 * 1024;

/** How files begin that hold no text: packs (`.fcpxmld`, spreadsheets), pages. */
const PACKS = ["PK", "%PDF", "{\rtf"];

/**
 * Reads an edit in whichever form it comes: CMX 3600, Final Cut 7 or Premiere XML (xmeml), FCPXML, Pro Tools
 * session text, a table. `assumed` counts the frames where the file names no rate (`Edit.rate` is null then).
 * Throws `UnreadableEdit` with a reason; reads nothing but the text it is given.
 */
export async function readEdit(text: string, assumed: FrameRate = RATES["25"]): Promise<Edit> {
  if (text.length > LARGEST_EDIT_BYTES) throw new UnreadableEdit("tooLarge");
  const head = text
    .slice(0, 4_096)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (head === "") throw new UnreadableEdit("empty");
  if (PACKS.some((one) => head.startsWith(one)) || head.includes("\0")) throw new UnreadableEdit("unknown");
  if (head.startsWith("<")) return readAnyXml(text, assumed);
  if (isProTools(head)) return readProTools(text, assumed);
  if (/^\s*TITLE\s*:/im.test(head) || /^\s*[A-Z]?\d{1,6}\s+\S+\s+[ABV\d/]{1,12}\s+[CDWK]/im.test(head)) {
    return readEdl(text, assumed);
  }
  const { readTable } = await import("./read-table.ts");
  return readTable(text, assumed);
}

async function readAnyXml(text: string, assumed: FrameRate): Promise<Edit> {
  const { readXml } = await import("./xml.ts");
  const root = readXml(text);
  if (root.name === "xmeml") return (await import("./read-xmeml.ts")).readXmeml(root, assumed);
  if (root.name === "fcpxml") return (await import("./read-fcpxml.ts")).readFcpxml(root, assumed);
  throw new UnreadableEdit("unknown");
}

/** Text of a dropped file: UTF-8, UTF-16 by its mark, else Windows' Western code page or Mac Roman. Throws «tooLarge». */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > LARGEST_EDIT_BYTES) throw new UnreadableEdit("tooLarge");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(codePageOf(bytes)).decode(bytes);
  }
}

const isLetter = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
/** Quotation marks, ligatures, dashes and dots: what Windows keeps among Mac Roman's accented letters. */
const WINDOWS_MARKS = new Set([0x80, 0x85, 0x8c, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9c]);
/** Accented letters of Mac Roman that Windows does not write at all. */
const NONE_ON_WINDOWS = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Which of two old code pages a text without a mark is in: their accented letters lie apart. */
function codePageOf(bytes: Uint8Array): "macintosh" | "windows-1252" {
  let mac = 0;
  let windows = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80 || !(isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) continue;
    if (NONE_ON_WINDOWS.has(byte)) return "macintosh";
    if (byte >= 0xe0) windows += 1;
    else if (byte < 0xa0 && !WINDOWS_MARKS.has(byte)) mac += 1;
  }
  return mac > windows ? "macintosh" : "windows-1252";
}
