import { availableParallelism } from "node:os";
import { WaitingLine } from "./waiting-line.ts";

/** Cores that looking into what visitors send may fill: one stays to those who browse. */
export const SPARE_CORES = Math.max(1, availableParallelism() - 1);

/** Where whatever fills a core for seconds waits for a spare one; those who ask it bound how many they are. */
export const spareCores = new WaitingLine({ atOnce: SPARE_CORES, most: Number.POSITIVE_INFINITY });
