import { UnreadableWorkbook } from "#/contract/workbook/unreadable-workbook.ts";
import { readWorkbook, type Worksheet } from "#/contract/workbook/workbook.ts";
import type { Zip } from "#/contract/workbook/zip-parts.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { type Edit, UnreadableEdit } from "../edit.ts";
import { openZip } from "./open-zip.ts";
import { readWorksheets } from "./read-worksheets.ts";

const OPEN_DOCUMENT_SHEET = "application/vnd.oasis.opendocument.spreadsheet";
/** Parts of workbooks that are not read: of Numbers, and of Excel in the form `.xlsb`. */
const OTHER_WORKBOOK = /^(?:Index\/Tables\/|xl\/workbook)/;

/**
 * Reads the worksheet with the index `part` of a workbook; see `readWorksheets`. Throws `UnreadableEdit` with a reason.
 */
export async function readWorkbookEdit(file: Blob, assumed: Assumed, part: number): Promise<Edit> {
  return readWorksheets(await worksheetsOf(file), assumed, part);
}

async function worksheetsOf(file: Blob): Promise<readonly Worksheet[]> {
  let zip: Zip | null = null;
  try {
    zip = openZip(new Uint8Array(await file.arrayBuffer()));
    const worksheets = await readWorkbook(zip);
    if (worksheets.length > 0) return worksheets;
  } catch (error) {
    const reason = error instanceof UnreadableWorkbook ? error.reason : "damaged";
    if (reason === "damaged") throw new UnreadableEdit("damaged");
    if (reason === "tooLarge") throw new UnreadableEdit("workbookTooLarge");
  }
  throw new UnreadableEdit(zip && (await isOtherWorkbook(zip)) ? "workbook" : "unknown");
}

async function isOtherWorkbook(zip: Zip): Promise<boolean> {
  if ([...zip.keys()].some((name) => OTHER_WORKBOOK.test(name))) return true;
  const type = zip.get("mimetype");
  if (!type || type.size > OPEN_DOCUMENT_SHEET.length * 2) return false;
  const bytes = await type.read().catch(() => {
    throw new UnreadableEdit("damaged");
  });
  return new TextDecoder().decode(bytes).startsWith(OPEN_DOCUMENT_SHEET);
}
