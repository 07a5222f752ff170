/** Work after the answer, so that its timing reveals nothing about the work. */
export interface AfterAnswer {
  later(work: () => Promise<void>): void;
  /** Resolves when all work is done. */
  settle(): Promise<void>;
}

type Report = (error: unknown) => void;

/** Returns an `AfterAnswer` that runs work in this process; `report` receives its failures. */
export function afterAnswer(report: Report): AfterAnswer {
  const running = new Set<Promise<void>>();

  return {
    later(work) {
      // One turn of the event loop later, when the answer has been sent.
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
