import { answerWorkbook } from "#/features/cue-sheets/edit/workbook/answer-workbook.ts";
import type { WorkbookQuestion } from "#/features/cue-sheets/edit/workbook/workbook-messages.ts";

/**
 * Stands for the browser's `Worker`, which jsdom lacks: runs the reader of workbooks that the real worker runs, and
 * passes its answer on as a copy. The journeys in `e2e/` use the real one.
 */
export class WorkerOfWorkbooks {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  postMessage(question: WorkbookQuestion): void {
    void answerWorkbook(question).then((answer) => this.onmessage?.({ data: structuredClone(answer) }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}
