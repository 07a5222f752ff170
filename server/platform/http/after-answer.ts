/** Work that an answer does not wait for, so that its time tells nothing of what there was to do. */
export interface AfterAnswer {
  later(work: () => Promise<void>): void;
  /** Resolves when none of it is left. */
  settle(): Promise<void>;
}

type Report = (error: unknown) => void;

/** Does such work in this process; `report` gets what failed. */
export function afterAnswer(report: Report): AfterAnswer {
  const running = new Set<Promise<void>>();

  return {
    later(work) {
      // A turn of the event loop later, when the answer has been handed over.
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(report)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
