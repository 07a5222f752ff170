import { Worker } from "node:worker_threads";
import type { Constellation } from "#/contract/sound/constellation.ts";
import { analysisQueue } from "#/server/platform/concurrency/analysis-concurrency.ts";
import { type Asker, BoundedQueue } from "#/server/platform/concurrency/bounded-queue.ts";
import type { FoundRecording } from "./find-recording.ts";

/** Queries that are looked for or wait for it. */
const MOST = 17;

export interface FinderQuestion {
  query: Constellation;
  seconds: number;
}
export interface FinderAnswer {
  found: FoundRecording | null;
  /** Why it could not be looked for. */
  error?: string;
}

/** Tells which of the recordings a query holds (`find-recording.ts`), while the event loop goes on. */
export interface RecordingFinder {
  /**
   * Numbers of recordings are places in the list that the finder was made with. Who leaves before their turn is not
   * looked for; what is under way goes on.
   * @throws Problem 503 when too many are waiting; `abortError` when the asker left before.
   */
  find(query: Constellation, seconds: number, asker?: Asker): Promise<FoundRecording | null>;
  /** Nothing new will be asked: the thread ends with the last that is under way. */
  retire(): void;
}

/** A finder whose thread begins, and makes its index, when it is first asked; it never keeps the process alive. */
export function createRecordingFinder(constellations: readonly Constellation[]): RecordingFinder {
  const line = new BoundedQueue({ atOnce: 1, most: MOST });
  let thread: Worker | null = null;
  let asked: PromiseWithResolvers<FoundRecording | null> | undefined;
  let isRetired = false;

  function begin(): Worker {
    const begun = new Worker(new URL("./recording-thread.ts", import.meta.url), {
      workerData: constellations,
    });
    begun.on("message", ({ found, error }: FinderAnswer) => {
      if (error) asked?.reject(new Error(error));
      else asked?.resolve(found);
    });
    begun.on("error", end);
    begun.on("exit", () => end(new Error("The thread ended before its work")));
    return begun;

    function end(error: Error): void {
      if (thread !== begun) return;
      thread = null;
      asked?.reject(error);
    }
  }

  /** One at a time: what waits in the thread could not be taken back. At rest the thread does not keep the process alive. */
  async function ask(question: FinderQuestion): Promise<FoundRecording | null> {
    thread ??= begin();
    thread.ref();
    thread.postMessage(question);
    asked = Promise.withResolvers();
    return asked.promise.finally(() => thread?.unref());
  }

  function endIfRetired(): void {
    if (!isRetired || !line.isEmpty()) return;
    void thread?.terminate();
    thread = null;
  }

  return {
    async find(query, seconds, asker = {}) {
      try {
        return await line.serve(asker, () =>
          analysisQueue.serve({ signal: asker.signal }, () => ask({ query, seconds })),
        );
      } finally {
        endIfRetired();
      }
    },
    retire() {
      isRetired = true;
      endIfRetired();
    },
  };
}
