import { availableParallelism } from "node:os";
import { BoundedQueue } from "./bounded-queue.ts";

/** Cores that looking into what visitors send may fill: one stays to those who browse. */
export const ANALYSIS_CONCURRENCY = Math.max(1, availableParallelism() - 1);

/** Where whatever fills a core for seconds waits for a spare one; those who ask it bound how many they are. */
export const analysisQueue = new BoundedQueue({
  atOnce: ANALYSIS_CONCURRENCY,
  most: Number.POSITIVE_INFINITY,
});
