import { type Edit, UnreadableEdit } from "../edit.ts";
import type { EditAnswer, EditQuestion } from "./edit-messages.ts";

/** A text up to this number of characters, such as a list of some hundred rows, is read before anybody notices. */
const READ_AT_ONCE = 50_000;

/**
 * Reads an edit as `readEdit` does: workbooks and long texts in a worker, so that the page does not freeze. `signal`
 * ends the worker, for a person who leaves or chooses another file. Throws `UnreadableEdit` with a reason.
 */
export async function readEditAside(question: EditQuestion, signal: AbortSignal): Promise<Edit> {
  const { content, rate, isChosen, part } = question;
  if (typeof content !== "string" || content.length > READ_AT_ONCE) return readInWorker(question, signal);
  const { readEdit } = await import("../read-edit.ts");
  return readEdit(content, rate, isChosen, part);
}

async function readInWorker(question: EditQuestion, signal: AbortSignal): Promise<Edit> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./edit-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<EditAnswer>();
  worker.onmessage = ({ data }: MessageEvent<EditAnswer>) => resolve(data);
  worker.onerror = () => reject(new Error("the worker failed"));
  signal.addEventListener("abort", () => reject(signal.reason));
  worker.postMessage(question);
  const answer = await promise.finally(() => worker.terminate());
  if ("edit" in answer) return answer.edit;
  throw "fault" in answer ? new Error(answer.fault) : new UnreadableEdit(answer.reason, answer.line);
}
