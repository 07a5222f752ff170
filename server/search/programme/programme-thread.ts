/** Finds the uses in one programme, in a thread of its own that ends with it (`programme-finder.ts`). */
import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "#/server/platform/concurrency/lower-priority.ts";
import { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { findUses } from "./find-uses.ts";
import type { ProgrammeQuestion } from "./programme-finder.ts";

/** Lower priority than uploads, whose senders wait: a programme takes a minute. */
const NICENESS = 10;

lowerThreadPriority(NICENESS);
const { constellations, points, seconds } = workerData as ProgrammeQuestion;
parentPort?.postMessage(findUses(new LandmarkIndex(constellations), points, seconds));
