/** Looks for recordings in a thread of its own, one query after the other (`recording-finder.ts`). */
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { Constellation } from "./constellation.ts";
import { findRecording } from "./find-recording.ts";
import { LandmarkIndex } from "./landmark-index.ts";
import type { FinderAnswer, FinderData, FinderQuestion } from "./recording-finder.ts";

const { constellations, niceness } = workerData as FinderData;
try {
  // On Linux this reaches the calling thread alone: whoever asks for a page goes first.
  if (process.platform === "linux") setPriority(0, niceness);
} catch {
  // A system that forbids it looks at normal priority.
}

const index = new LandmarkIndex(constellations as Constellation[]);

parentPort?.on("message", ({ query, seconds }: FinderQuestion) => {
  const answer: FinderAnswer = { found: null };
  try {
    answer.found = findRecording(index, query, seconds);
  } catch (error) {
    answer.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  parentPort?.postMessage(answer);
});
