/** Reads one workbook off the main thread (`workbook-in-worker.ts`). */

import { answerWorkbook } from "./answer-workbook.ts";
import type { WorkbookQuestion } from "./workbook-messages.ts";

addEventListener("message", ({ data }: MessageEvent<WorkbookQuestion>) => {
  void answerWorkbook(data).then((answer) => postMessage(answer));
});
