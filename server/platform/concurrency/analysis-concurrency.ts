import { availableParallelism } from "node:os";
import { BoundedQueue } from "./bounded-queue.ts";

/** Number of cores for analysing uploads: one stays free for visitors. */
export const ANALYSIS_CONCURRENCY = Math.max(1, availableParallelism() - 1);

/** Queue for tasks that fill a core for seconds; their callers limit the number of requests. */
export const analysisQueue = new BoundedQueue({
  atOnce: ANALYSIS_CONCURRENCY,
  most: Number.POSITIVE_INFINITY,
});
