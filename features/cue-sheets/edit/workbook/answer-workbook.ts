import { UnreadableEdit } from "../edit.ts";
import { readWorkbookEdit } from "./read-workbook-edit.ts";
import type { WorkbookAnswer, WorkbookQuestion } from "./workbook-messages.ts";

/** Returns the worker's answer to a question. */
export async function answerWorkbook({
  file,
  rate,
  isChosen,
  part,
}: WorkbookQuestion): Promise<WorkbookAnswer> {
  try {
    return { edit: await readWorkbookEdit(file, { rate, isChosen }, part) };
  } catch (error) {
    return error instanceof UnreadableEdit
      ? { reason: error.reason, line: error.line }
      : { reason: "damaged", line: { line: null, text: "" } };
  }
}
