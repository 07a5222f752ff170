import { Worker } from "node:worker_threads";
import type { Constellation } from "#/contract/sound/constellation.ts";
import type { Programme } from "#/contract/sound/programme-bytes.ts";
import { type Asker, abortError, BoundedQueue } from "#/server/platform/concurrency/bounded-queue.ts";
import type { FoundUse } from "./found-use.ts";

/** Maximum number of running and waiting searches, in all and per visitor. */
const MOST = 4;
const MOST_EACH = 1;
/** Time limit of a search, in milliseconds of wall-clock time. */
const LONGEST_MS = 10 * 60_000;

/** Recordings, and the points of a programme of `seconds` in which they are sought. */
export interface ProgrammeQuestion {
  constellations: readonly Constellation[];
  /**
   * Their memory is transferred to the thread when the search begins: copying twelve hours of points would delay
   * others.
   */
  points: Programme["points"];
  seconds: number;
}

/** Finds the uses in programmes, one programme at a time, each in a thread that can be terminated. */
export interface ProgrammeFinder {
  /**
   * Aborting cancels the search: a waiting one does not start, a running one is ended. Returns null when the search
   * took too long.
   * @throws Problem 503 when too many are waiting, or one of this visitor; `abortError` when aborted.
   */
  find(question: ProgrammeQuestion, asker?: Asker): Promise<FoundUse[] | null>;
}

export function createProgrammeFinder(longestMs = LONGEST_MS): ProgrammeFinder {
  const queue = new BoundedQueue({ atOnce: 1, most: MOST, mostEach: MOST_EACH });
  return {
    find: (question, asker = {}) => queue.serve(asker, () => search(question, longestMs, asker.signal)),
  };
}

function search(workerData: ProgrammeQuestion, longestMs: number, signal?: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<FoundUse[] | null>();
  const { frames, steps } = workerData.points;
  const transferList = [...new Set([frames.buffer, steps.buffer])];
  const thread = new Worker(new URL("./programme-thread.ts", import.meta.url), { workerData, transferList });
  const abort = () => reject(abortError());
  signal?.addEventListener("abort", abort);
  const timer = setTimeout(() => resolve(null), longestMs);
  thread.once("message", resolve);
  thread.once("error", reject);
  thread.once("exit", () => reject(new Error("The thread ended before its work")));
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    void thread.terminate();
  });
}
