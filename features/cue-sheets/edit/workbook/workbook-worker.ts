/** Reads the worksheets of one workbook off the main thread (`worksheets-in-worker.ts`). */

import { worksheetsOfFile } from "./worksheets-of-file.ts";

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void worksheetsOfFile(data).then((answer) => postMessage(answer));
});
