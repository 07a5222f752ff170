import { answerEdit } from "#/features/cue-sheets/edit/worker/answer-edit.ts";
import type { EditQuestion } from "#/features/cue-sheets/edit/worker/edit-messages.ts";

/**
 * Stands for the browser's `Worker`, which jsdom lacks: runs the reader of edits that the real worker runs, and passes
 * its answer on as a copy. The journeys in `e2e/` use the real one.
 */
export class WorkerOfEdits {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  postMessage(question: EditQuestion): void {
    void answerEdit(question).then((answer) => this.onmessage?.({ data: structuredClone(answer) }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}
