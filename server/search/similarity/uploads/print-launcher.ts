import { type ChildProcess, fork } from "node:child_process";
import { abortError } from "#/server/platform/concurrency/bounded-queue.ts";
import { ANALYSIS_NICENESS, lowerPriority } from "#/server/platform/concurrency/lower-priority.ts";
import type { UploadTask } from "./measure-upload.ts";
import type { UploadAnswer } from "./upload-print.ts";

/** An upload to measure, or null to cancel it. */
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
   * @throws `abortError` when aborted before the answer.
   */
  measure(task: UploadTask, signal?: AbortSignal): Promise<UploadAnswer>;
}

/**
 * Starts the measuring processes from one small process of low priority, which starts with the first upload; they
 * inherit the priority from their first moment. Forking copies the page tables of the forking process: 10 ms for 300
 * MB, 25 for 1.1 GB, in which the server would answer no request. The small process never keeps the server alive.
 */
export function createPrintLauncher(): PrintLauncher {
  const pending = new Map<number, PromiseWithResolvers<UploadAnswer>>();
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
      pending.get(id)?.resolve(answer);
    });
    begun.on("error", end);
    begun.once("exit", () => end(new Error("The launcher of measuring processes ended before them")));
    return begun;

    function end(error: Error): void {
      if (launcher !== begun) return;
      launcher = null;
      begun.kill();
      for (const { reject } of pending.values()) reject(error);
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
      pending.set(id, answer);
      signal?.addEventListener("abort", leave);
      try {
        begun.ref();
        begun.channel?.ref();
        // Throws if the system could not start another process: then there is no channel.
        begun.send({ id, task } satisfies LauncherOrder);
        return await answer.promise;
      } finally {
        signal?.removeEventListener("abort", leave);
        pending.delete(id);
        if (pending.size === 0) {
          begun.unref();
          begun.channel?.unref();
        }
      }
    },
  };
}
