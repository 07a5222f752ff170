import { ANALYSIS_CONCURRENCY, analysisQueue } from "#/server/platform/concurrency/analysis-concurrency.ts";
import { type Asker, BoundedQueue, comeBack } from "#/server/platform/concurrency/bounded-queue.ts";
import { createPrintLauncher } from "./print-launcher.ts";
import type { MeasuredUpload } from "./upload-print.ts";

/** Uploads measured at once: two (contract §0.9) if that leaves a core to other visitors. */
const AT_ONCE = Math.min(2, ANALYSIS_CONCURRENCY);
/**
 * Maximum number of running and waiting uploads, each a file on disk. A visitor may send ten an hour (contract §0.9).
 */
const MOST = 40;
/** Maximum processor time of one upload, in milliseconds (security T16). */
const LONGEST_MS = 20_000;
/** Maximum time from arrival to answer on a busy machine: the sender waits a minute (contract §13). */
const LONGEST_WAIT_MS = 50_000;

/** Measures uploads, one or two at once, in the order of `BoundedQueue`. */
export interface UploadPrinter {
  /**
   * Aborting cancels the upload: a waiting one is not measured, a running measurement is ended.
   * @throws Problem 503 when too many are waiting, or the turn came too late; `abortError` when aborted.
   */
  print(path: string, asker?: Asker): Promise<MeasuredUpload>;
}

/**
 * Measures each upload in a process of its own; one that uses more processor time than `longestMs` is ended and
 * refused.
 */
export function createUploadPrinter({
  longestMs = LONGEST_MS,
  longestWaitMs = LONGEST_WAIT_MS,
} = {}): UploadPrinter {
  const queue = new BoundedQueue({ atOnce: AT_ONCE, most: MOST });
  const launcher = createPrintLauncher();
  return {
    async print(path, asker = {}) {
      const arrivedAt = performance.now();
      const { signal } = asker;
      const answer = await queue.serve(asker, () =>
        analysisQueue.serve({ signal }, () => {
          const waitMs = longestWaitMs - (performance.now() - arrivedAt);
          return launcher.measure({ path, longestMs, waitMs }, signal);
        }),
      );
      if (answer.outcome === "late") throw comeBack();
      return answer;
    },
  };
}
