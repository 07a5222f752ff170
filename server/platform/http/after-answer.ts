/** Work after the answer, so that its timing reveals nothing about the work. */
export interface AfterAnswer {
  later(work: () => Promise<void>): void;
  /** Resolves when none of it is left. */
  settle(): Promise<void>;
}

type Report = (error: unknown) => void;

/** Runs such work in this process; `report` receives its failures. */
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
