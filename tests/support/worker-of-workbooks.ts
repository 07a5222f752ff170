import { worksheetsOfFile } from "#/features/cue-sheets/edit/workbook/worksheets-of-file.ts";

/**
 * Stands for the browser's `Worker`, which jsdom lacks: runs the reader of workbooks that the real worker runs, and
 * passes its answer on as a copy. The journeys in `e2e/` use the real one.
 */
export class WorkerOfWorkbooks {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  postMessage(file: Blob): void {
    void worksheetsOfFile(file).then((answer) => this.onmessage?.({ data: structuredClone(answer) }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}
