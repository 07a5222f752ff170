/** Reads one edit off the main thread (`read-edit-aside.ts`). */

import { answerEdit } from "./answer-edit.ts";
import type { EditQuestion } from "./edit-messages.ts";

addEventListener("message", ({ data }: MessageEvent<EditQuestion>) => {
  void answerEdit(data).then((answer) => postMessage(answer));
});
