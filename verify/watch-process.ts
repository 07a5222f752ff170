/**
 * Loaded into a server before its own code (`node --import`): tells once a second what the process holds.
 * A line is `{ delay, memory, files, at }`: the longest wait of the event loop in ms, resident memory in MB, open descriptors.
 * Who connects to the socket beside the file is told the longest wait since somebody last connected. What the thread did
 * not work in that time is no wait of its own making, and left out of both.
 */
import { appendFileSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** The sampler's own period, which is part of every delay that it reports. */
const PERIOD_MS = 2;
const EVERY_MS = 1_000;
const MB = 1024 ** 2;

const file = process.env.WATCH_PROCESS_FILE;
// What the server starts is not what is watched.
delete process.env.WATCH_PROCESS_FILE;
if (file && isMainThread) {
  const longestDelay = () => {
    const delays = monitorEventLoopDelay({ resolution: PERIOD_MS });
    delays.enable();
    let worked = process.threadCpuUsage();
    return () => {
      const delay = Math.max(0, delays.max / 1e6 - PERIOD_MS);
      delays.reset();
      const { user, system } = process.threadCpuUsage(worked);
      worked = process.threadCpuUsage();
      return Math.min(delay, (user + system) / 1_000);
    };
  };
  const [ofSecond, ofAsker] = [longestDelay(), longestDelay()];
  setInterval(() => {
    const line = {
      delay: ofSecond(),
      memory: process.memoryUsage.rss() / MB,
      files: readdirSync("/proc/self/fd").length,
      at: Date.now(),
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }, EVERY_MS).unref();
  createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end(String(ofAsker()));
  })
    .listen(`${file}.socket`)
    .unref();
}
