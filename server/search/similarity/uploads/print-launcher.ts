import { type ChildProcess, fork } from "node:child_process";
import { abortError } from "#/server/platform/concurrency/bounded-queue.ts";
import { ANALYSIS_NICENESS, lowerPriority } from "#/server/platform/concurrency/lower-priority.ts";
import type { UploadTask } from "./measure-upload.ts";
import type { UploadAnswer } from "./upload-print.ts";

/** An upload to measure, or null when nobody waits for it any longer. */
export interface LauncherOrder {
  id: number;
  task: UploadTask | null;
}
export interface LauncherAnswer {
  id: number;
  answer: UploadAnswer;
}

export interface PrintLauncher {
  /**
   * Measures an upload in a process of its own.
   * @throws `abortError` when the asker left before the answer.
   */
  measure(task: UploadTask, signal?: AbortSignal): Promise<UploadAnswer>;
}

/**
 * Has the processes that measure uploads begun by one small process, which begins with the first upload and is behind,
 * so that they are from their first moment. To begin a process copies the tables of all the memory of the one that does:
 * 10 ms for 300 MB, 25 for 1.1 GB, in which the server would answer nobody. It never keeps the process alive.
 */
export function createPrintLauncher(): PrintLauncher {
  const asked = new Map<number, PromiseWithResolvers<UploadAnswer>>();
  let launcher: ChildProcess | null = null;
  let lastId = 0;

  function begin(): ChildProcess {
    const begun = fork(new URL("./print-launcher-process.ts", import.meta.url), {
      execArgv: ["--single-threaded"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    if (begun.pid !== undefined) lowerPriority(begun.pid, ANALYSIS_NICENESS);
    begun.on("message", (message) => {
      const { id, answer } = message as LauncherAnswer;
      asked.get(id)?.resolve(answer);
    });
    begun.on("error", end);
    begun.once("exit", () => end(new Error("The launcher of measuring processes ended before them")));
    return begun;

    function end(error: Error): void {
      if (launcher !== begun) return;
      launcher = null;
      begun.kill();
      for (const { reject } of asked.values()) reject(error);
    }
  }

  return {
    async measure(task, signal) {
      launcher ??= begin();
      const [begun, id] = [launcher, ++lastId];
      const answer = Promise.withResolvers<UploadAnswer>();
      const leave = () => {
        begun.send({ id, task: null } satisfies LauncherOrder);
        answer.reject(abortError());
      };
      asked.set(id, answer);
      signal?.addEventListener("abort", leave);
      try {
        begun.ref();
        begun.channel?.ref();
        // Throws where the system has no room for another process: there is no channel then.
        begun.send({ id, task } satisfies LauncherOrder);
        return await answer.promise;
      } finally {
        signal?.removeEventListener("abort", leave);
        asked.delete(id);
        if (asked.size === 0) {
          begun.unref();
          begun.channel?.unref();
        }
      }
    },
  };
}
