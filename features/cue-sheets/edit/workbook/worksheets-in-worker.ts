import { UnreadableEdit } from "../edit.ts";
import type { EditWorksheet, WorkbookAnswer } from "./worksheets-of-file.ts";

/**
 * Reads the worksheets of a workbook in a worker, so that the page does not freeze. Returns null for another kind of
 * zip. Throws `UnreadableEdit` for a damaged workbook and for one that is too large.
 */
export async function worksheetsInWorker(file: Blob): Promise<readonly EditWorksheet[] | null> {
  const answer = await answerFor(file);
  if ("worksheets" in answer) return answer.worksheets.length > 0 ? answer.worksheets : null;
  if (answer.reason === "noWorkbook") return null;
  throw new UnreadableEdit(answer.reason === "damaged" ? "damaged" : "workbookTooLarge");
}

function answerFor(file: Blob): Promise<WorkbookAnswer> {
  const worker = new Worker(new URL("./workbook-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<WorkbookAnswer>();
  worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data);
  worker.onerror = () => reject(new Error("the worker could not be loaded"));
  worker.postMessage(file);
  return promise.finally(() => worker.terminate());
}
