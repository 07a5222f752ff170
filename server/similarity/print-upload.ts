import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { Problem } from "#/server/http/problem.ts";
import type { UploadAnswer } from "./upload-print.ts";

/** Uploads that are measured at once, and that may wait for it (contract §0.9). */
const AT_ONCE = 2;
const WAITING = 6;
/** Seconds after which whoever found no place may try again. */
const RETRY_AFTER = 10;
/** Longest time that one may take, milliseconds (security T16). */
const LONGEST_MS = 20_000;
/** Behind what visitors wait for (0 normal to 19 last). */
const NICENESS = 10;

/** Measures uploads, two at once. */
export interface UploadPrinter {
  /** @throws Problem 503 when too many are waiting. */
  print(path: string): Promise<UploadAnswer>;
}

/** Measures each upload in a process of its own; one that takes longer than `longestMs` is ended and refused. */
export function createUploadPrinter(longestMs = LONGEST_MS): UploadPrinter {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function place(): Promise<void> {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    if (waiting.length >= WAITING) {
      throw new Problem(503, "Service Unavailable", { "Retry-After": String(RETRY_AFTER) });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async print(path) {
      await place();
      try {
        return await measure(path, longestMs);
      } finally {
        leave();
      }
    },
  };
}

function measure(path: string, longestMs: number): Promise<UploadAnswer> {
  const child = fork(new URL("./print-process.ts", import.meta.url), [path], {
    execArgv: ["--max-semi-space-size=8"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  goBehind(child);
  return new Promise((resolve) => {
    const end = (answer: UploadAnswer) => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      resolve(answer);
    };
    const timer = setTimeout(() => end({ outcome: "refused", reason: "too-slow" }), longestMs);
    child.once("message", (answer) => end(answer as UploadAnswer));
    child.once("error", () => end({ outcome: "refused", reason: "damaged" }));
    child.once("exit", () => end({ outcome: "refused", reason: "damaged" }));
  });
}

/** At once, so that the threads which the process begins are behind too. */
function goBehind({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It has ended already, or the system forbids it: then it goes at normal priority.
  }
}
