/**
 * Loaded into a server before its own code (`node --import`): writes a line of figures about the process every second:
 * `{ delay, memory, files, at }`, the longest turn of the event loop in ms, resident memory in MB, open descriptors, and
 * the time. A client of the socket beside the file receives the longest turn since the last connection. A turn counts
 * with the processor time that its thread used in it, so that other processes of the machine add nothing.
 */
import { appendFileSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { performance } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** How often a turn is looked at; this much waiting belongs to the timer itself. */
const PERIOD_MS = 2;
const EVERY_MS = 1_000;
const MB = 1024 ** 2;

const file = process.env.WATCH_PROCESS_FILE;
// Removed, so that child processes of the server are not watched.
delete process.env.WATCH_PROCESS_FILE;
if (file && isMainThread) {
  const longest = { ofSecond: 0, ofAsker: 0 };
  let since = performance.now();
  let worked = process.threadCpuUsage();
  const measureTurn = () => {
    const { user, system } = process.threadCpuUsage(worked);
    const turn = Math.min(Math.max(0, performance.now() - since - PERIOD_MS), (user + system) / 1_000);
    longest.ofSecond = Math.max(longest.ofSecond, turn);
    longest.ofAsker = Math.max(longest.ofAsker, turn);
    since = performance.now();
    worked = process.threadCpuUsage();
  };
  const take = (of: keyof typeof longest) => {
    measureTurn();
    const turn = longest[of];
    longest[of] = 0;
    return turn;
  };
  setInterval(measureTurn, PERIOD_MS).unref();
  setInterval(() => {
    const line = {
      delay: take("ofSecond"),
      memory: process.memoryUsage.rss() / MB,
      files: readdirSync("/proc/self/fd").length,
      at: Date.now(),
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }, EVERY_MS).unref();
  createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end(String(take("ofAsker")));
  })
    .listen(`${file}.socket`)
    .unref();
}
