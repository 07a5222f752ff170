import { ANALYSIS_CONCURRENCY, analysisQueue } from "#/server/platform/concurrency/analysis-concurrency.ts";
import { type Asker, BoundedQueue } from "#/server/platform/concurrency/bounded-queue.ts";
import { createPrintLauncher } from "./print-launcher.ts";
import type { UploadAnswer } from "./upload-print.ts";

/** Uploads that are measured at once: two (contract §0.9) where that leaves a core to other visitors. */
const AT_ONCE = Math.min(2, ANALYSIS_CONCURRENCY);
/** Uploads that are measured or wait for it, and of one visitor: nobody takes all places. */
const MOST = 8;
const MOST_EACH = 2;
/** Most time of a processor that one may take, milliseconds (security T16). */
const LONGEST_MS = 20_000;
/** Most time from arrival to answer on a busy machine: who sent it waits a minute (contract §13). */
const LONGEST_WAIT_MS = 50_000;

/** Measures uploads, one or two at once, in the order in which they came. */
export interface UploadPrinter {
  /**
   * Who leaves gives up the place: what waits is not measured, what is measured is ended.
   * @throws Problem 503 when too many are waiting, or too many of this visitor; `abortError` when the asker left.
   */
  print(path: string, asker?: Asker): Promise<UploadAnswer>;
}

/** Measures each upload in a process of its own; one that takes a processor for longer than `longestMs` is ended and refused. */
export function createUploadPrinter(longestMs = LONGEST_MS): UploadPrinter {
  const line = new BoundedQueue({ atOnce: AT_ONCE, most: MOST, mostEach: MOST_EACH });
  const launcher = createPrintLauncher();
  return {
    async print(path, asker = {}) {
      const arrivedAt = performance.now();
      const { signal } = asker;
      return line.serve(asker, () =>
        analysisQueue.serve({ signal }, () => {
          const waitMs = LONGEST_WAIT_MS - (performance.now() - arrivedAt);
          return launcher.measure({ path, longestMs, waitMs }, signal);
        }),
      );
    },
  };
}
