/** Finds recordings in a thread of its own, one query after the other (`recording-finder.ts`). */
import { parentPort, workerData } from "node:worker_threads";
import type { Constellation } from "#/contract/sound/constellation.ts";
import { ANALYSIS_NICENESS, lowerThreadPriority } from "#/server/platform/concurrency/lower-priority.ts";
import { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { findRecording } from "./find-recording.ts";
import type { FinderAnswer, FinderQuestion } from "./recording-finder.ts";

// A query takes up to seconds of processor time.
lowerThreadPriority(ANALYSIS_NICENESS);

const index = new LandmarkIndex(workerData as Constellation[]);

parentPort?.on("message", ({ query, seconds }: FinderQuestion) => {
  const answer: FinderAnswer = { found: null };
  try {
    answer.found = findRecording(index, query, seconds);
  } catch (error) {
    answer.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  parentPort?.postMessage(answer);
});
