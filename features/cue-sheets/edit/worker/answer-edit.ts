import { UnreadableEdit } from "../edit.ts";
import { readEdit } from "../read-edit.ts";
import type { EditAnswer, EditQuestion } from "./edit-messages.ts";

/** Returns the worker's answer to a question. */
export async function answerEdit({ content, rate, isChosen, part }: EditQuestion): Promise<EditAnswer> {
  try {
    return { edit: await readEdit(content, rate, isChosen, part) };
  } catch (error) {
    return error instanceof UnreadableEdit
      ? { reason: error.reason, line: error.line }
      : { fault: `${error}` };
  }
}
