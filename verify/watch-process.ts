/**
 * Loaded into a server before its own code (`node --import`): tells once a second what the process holds.
 * A line is `{ delay, memory, files, at }`: the longest wait of the event loop in ms, resident memory in MB, open descriptors.
 */
import { appendFileSync, readdirSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** The sampler's own period, which is part of every delay that it reports. */
const PERIOD_MS = 10;
const EVERY_MS = 1_000;
const MB = 1024 ** 2;

const file = process.env.WATCH_PROCESS_FILE;
if (file && isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: PERIOD_MS });
  delays.enable();
  setInterval(() => {
    const line = {
      delay: Math.max(0, delays.max / 1e6 - PERIOD_MS),
      memory: process.memoryUsage.rss() / MB,
      files: readdirSync("/proc/self/fd").length,
      at: Date.now(),
    };
    delays.reset();
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }, EVERY_MS).unref();
}
