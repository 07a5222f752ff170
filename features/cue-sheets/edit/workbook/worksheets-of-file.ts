import { UnreadableWorkbook } from "#/contract/workbook/unreadable-workbook.ts";
import { readWorkbook, type Worksheet } from "#/contract/workbook/workbook.ts";
import { MOST_CLIPS } from "../edit.ts";
import { openZip } from "./open-zip.ts";

/** A worksheet of an edit, with its cells as a person sees them. */
export type EditWorksheet = Omit<Worksheet, "across">;

/** What the worker answers: the worksheets of a file, or the reason why it has none. */
export type WorkbookAnswer =
  | { worksheets: readonly EditWorksheet[] }
  | { reason: UnreadableWorkbook["reason"] };

/** Maximum size of a file: like that of the sheets that are imported on the server. */
const LARGEST_WORKBOOK_BYTES = 100 * 1024 * 1024;

/** Reads the worksheets of a workbook. */
export async function worksheetsOfFile(file: Blob): Promise<WorkbookAnswer> {
  if (file.size > LARGEST_WORKBOOK_BYTES) return { reason: "tooLarge" };
  try {
    const worksheets = await readWorkbook(openZip(new Uint8Array(await file.arrayBuffer())));
    return { worksheets: worksheets.map(withFirstRows) };
  } catch (error) {
    return { reason: error instanceof UnreadableWorkbook ? error.reason : "damaged" };
  }
}

/** Leaves out rows beyond those that the readers of tables take. */
const withFirstRows = ({ across: _, records, ...worksheet }: Worksheet): EditWorksheet => ({
  ...worksheet,
  records: records.slice(0, MOST_CLIPS * 2),
});
