import { type Edit, UnreadableEdit } from "../edit.ts";
import type { WorkbookAnswer, WorkbookQuestion } from "./workbook-messages.ts";

/**
 * Reads a workbook in a worker, so that the page does not freeze; see `readWorkbookEdit`. Throws `UnreadableEdit` with
 * a reason.
 */
export async function readWorkbookInWorker(question: WorkbookQuestion): Promise<Edit> {
  const worker = new Worker(new URL("./workbook-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<WorkbookAnswer>();
  worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data);
  worker.onerror = () => reject(new Error("the worker failed"));
  worker.postMessage(question);
  const answer = await promise.finally(() => worker.terminate());
  if ("edit" in answer) return answer.edit;
  throw new UnreadableEdit(answer.reason, answer.line);
}
