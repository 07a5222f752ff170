import { Worker } from "node:worker_threads";
import type { Constellation } from "#/contract/sound/constellation.ts";
import { analysisQueue } from "#/server/platform/concurrency/analysis-concurrency.ts";
import { type Asker, BoundedQueue } from "#/server/platform/concurrency/bounded-queue.ts";
import type { FoundRecording } from "./find-recording.ts";

/** Maximum number of running and waiting queries. */
const MOST = 17;

export interface FinderQuestion {
  query: Constellation;
  seconds: number;
}
export interface FinderAnswer {
  found: FoundRecording | null;
  /** Why the search failed. */
  error?: string;
}

/** Finds the recording in a query (`find-recording.ts`) off the event loop. */
export interface RecordingFinder {
  /**
   * Returns the recording in a query, numbered by its place in the list given at creation; null for none. Aborting
   * cancels a waiting query; a running one continues.
   * @throws Problem 503 when too many are waiting; `abortError` when aborted while waiting.
   */
  find(query: Constellation, seconds: number, asker?: Asker): Promise<FoundRecording | null>;
  /** Announces that no new queries follow: the thread ends after the last one. */
  retire(): void;
}

/**
 * Creates a finder whose thread starts, and builds its index, with the first query; it never keeps the process alive.
 */
export function createRecordingFinder(constellations: readonly Constellation[]): RecordingFinder {
  const queue = new BoundedQueue({ atOnce: 1, most: MOST });
  let thread: Worker | null = null;
  let pending: PromiseWithResolvers<FoundRecording | null> | undefined;
  let isRetired = false;

  function begin(): Worker {
    const begun = new Worker(new URL("./recording-thread.ts", import.meta.url), {
      workerData: constellations,
    });
    begun.on("message", ({ found, error }: FinderAnswer) => {
      if (error) pending?.reject(new Error(error));
      else pending?.resolve(found);
    });
    begun.on("error", end);
    begun.on("exit", () => end(new Error("The thread ended before its work")));
    return begun;

    function end(error: Error): void {
      if (thread !== begun) return;
      thread = null;
      pending?.reject(error);
    }
  }

  /**
   * One query at a time, because a queue in the thread could not be cancelled. An idle thread does not keep the process
   * alive.
   */
  async function ask(question: FinderQuestion): Promise<FoundRecording | null> {
    thread ??= begin();
    thread.ref();
    thread.postMessage(question);
    pending = Promise.withResolvers();
    return pending.promise.finally(() => thread?.unref());
  }

  function endIfRetired(): void {
    if (!isRetired || !queue.isEmpty()) return;
    void thread?.terminate();
    thread = null;
  }

  return {
    async find(query, seconds, asker = {}) {
      try {
        return await queue.serve(asker, () =>
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
