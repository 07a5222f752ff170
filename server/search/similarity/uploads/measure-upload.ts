import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { UploadAnswer } from "./upload-print.ts";

const WATCH_MS = 100;

export interface UploadTask {
  path: string;
  /** Maximum processor time of the measurement, in milliseconds. */
  longestMs: number;
  /** Maximum wall-clock time, in milliseconds: less if the visitor has already waited. */
  waitMs: number;
}

/** Measures an upload in a process of its own, which ends with it; resolves to null when `signal` aborts. */
export function measureUpload(task: UploadTask, signal: AbortSignal): Promise<UploadAnswer | null> {
  const { path, longestMs, waitMs } = task;
  const late: UploadAnswer = { outcome: "late" };
  if (waitMs <= 0) return Promise.resolve(late);
  const child = fork(new URL("./print-process.ts", import.meta.url), [path], {
    // Threads for garbage collection and compilation would fill the core left to other visitors. Without them, the code
    // of the faster compiler (Maglev) would never be replaced, and long loops would take half as long again.
    execArgv: ["--max-semi-space-size=8", "--single-threaded", "--no-maglev"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (answer: UploadAnswer | null) => {
      clearInterval(watch);
      signal.removeEventListener("abort", abort);
      child.kill("SIGKILL");
      resolve(answer);
    };
    const abort = () => end(null);
    signal.addEventListener("abort", abort);
    const watch = setInterval(async () => {
      const taken = performance.now() - startedAt;
      const spent = process.platform === "linux" ? await processorMs(child) : taken;
      if (spent > longestMs) end({ outcome: "refused", reason: "too-slow" });
      else if (taken > waitMs) end(late);
    }, WATCH_MS);
    child.once("message", (answer) => end(answer as UploadAnswer));
    child.once("error", () => end({ outcome: "refused", reason: "damaged" }));
    child.once("exit", () => end({ outcome: "refused", reason: "damaged" }));
  });
}

/** Returns the processor time of a process in milliseconds (Linux); 0 when it has ended. */
async function processorMs({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // User and system time, the 14th and 15th field; the name before them may contain spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  const TICK_MS = 10;
  return TICK_MS * ((user ?? 0) + (system ?? 0));
}
