import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { BEHIND_PAGES, putProcessBehind } from "#/server/niceness.ts";
import { SPARE_CORES, spareCores } from "./spare-cores.ts";
import type { UploadAnswer } from "./upload-print.ts";
import { type Asker, gone, WaitingLine } from "./waiting-line.ts";

/** Uploads that are measured at once: two (contract §0.9) where that leaves a core to other visitors. */
const AT_ONCE = Math.min(2, SPARE_CORES);
/** Uploads that are measured or wait for it, and of one visitor: nobody takes all places. */
const MOST = 8;
const MOST_EACH = 2;
/** Most time of a processor that one may take, milliseconds (security T16). */
const LONGEST_MS = 20_000;
/** Most time from arrival to answer on a busy machine: who sent it waits a minute (contract §13). */
const LONGEST_WAIT_MS = 50_000;
const WATCH_MS = 100;

/** Measures uploads, one or two at once, in the order in which they came. */
export interface UploadPrinter {
  /**
   * Who leaves gives up the place: what waits is not measured, what is measured is ended.
   * @throws Problem 503 when too many are waiting, or too many of this visitor; `gone` when the asker left.
   */
  print(path: string, asker?: Asker): Promise<UploadAnswer>;
}

/** Measures each upload in a process of its own; one that takes a processor for longer than `longestMs` is ended and refused. */
export function createUploadPrinter(longestMs = LONGEST_MS): UploadPrinter {
  const line = new WaitingLine({ atOnce: AT_ONCE, most: MOST, mostEach: MOST_EACH });
  return {
    async print(path, asker = {}) {
      const arrivedAt = performance.now();
      const { signal } = asker;
      return line.serve(asker, () =>
        spareCores.serve({ signal }, () => measure(path, { longestMs, arrivedAt, signal })),
      );
    },
  };
}

interface Bounds extends Pick<Asker, "signal"> {
  longestMs: number;
  arrivedAt: number;
}

function measure(path: string, { longestMs, arrivedAt, signal }: Bounds): Promise<UploadAnswer> {
  const tooSlow: UploadAnswer = { outcome: "refused", reason: "too-slow" };
  if (performance.now() - arrivedAt > LONGEST_WAIT_MS) return Promise.resolve(tooSlow);
  const child = fork(new URL("./print-process.ts", import.meta.url), [path], {
    // Threads that tidy memory and compile would fill the core that is left to others. Without them the quicker of two
    // compilers keeps its code for good: loops of seconds would take half as long again.
    execArgv: ["--max-semi-space-size=8", "--single-threaded", "--no-maglev"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  if (child.pid !== undefined) putProcessBehind(child.pid, BEHIND_PAGES);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearInterval(watch);
      signal?.removeEventListener("abort", leave);
      child.kill("SIGKILL");
    };
    const end = (answer: UploadAnswer) => {
      stop();
      resolve(answer);
    };
    const leave = () => {
      stop();
      reject(gone());
    };
    signal?.addEventListener("abort", leave);
    const watch = setInterval(async () => {
      const now = performance.now();
      const spent = process.platform === "linux" ? await processorMs(child) : now - startedAt;
      if (spent > longestMs || now - arrivedAt > LONGEST_WAIT_MS) end(tooSlow);
    }, WATCH_MS);
    child.once("message", (answer) => end(answer as UploadAnswer));
    child.once("error", () => end({ outcome: "refused", reason: "damaged" }));
    child.once("exit", () => end({ outcome: "refused", reason: "damaged" }));
  });
}

/** Milliseconds of a processor that a process has used (Linux); 0 when it has ended. */
async function processorMs({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // User and system time, the 14th and 15th field; the name before them may hold spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  const TICK_MS = 10;
  return TICK_MS * ((user ?? 0) + (system ?? 0));
}
