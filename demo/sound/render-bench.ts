import { Worker } from "node:worker_threads";
import type { RenderJob, RenderReply } from "./render-job.ts";

/** An idle worker holds a sound bank and old buffers; it goes after this long. */
const IDLE_MS = 30_000;

/** One place where a sound is rendered, by a thread that exists only while there is work. */
export type RenderBench = { render(job: RenderJob): Promise<void>; close(): Promise<void> };

/** A bench whose thread runs at `niceness` (0 normal to 19 last) where the system allows it. */
export function createRenderBench(niceness: number): RenderBench {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function dismiss(): Promise<unknown> {
    const dismissed = worker;
    worker = null;
    clearTimeout(idle);
    return dismissed?.terminate() ?? Promise.resolve();
  }

  return {
    render(job) {
      clearTimeout(idle);
      worker ??= new Worker(new URL("./render-worker.ts", import.meta.url), { workerData: { niceness } });
      const current = worker;
      return new Promise((resolve, reject) => {
        const settle = (outcome: () => void) => {
          current.off("message", onReply);
          current.off("error", onError);
          current.off("exit", onExit);
          idle = setTimeout(dismiss, IDLE_MS).unref();
          outcome();
        };
        const onReply = ({ error }: RenderReply) =>
          settle(() => (error === null ? resolve() : reject(new Error(error))));
        const onError = (error: Error) => {
          worker = null;
          settle(() => reject(error));
        };
        const onExit = () => {
          worker = null;
          settle(() => reject(new Error("The render worker ended before its work")));
        };
        current.on("message", onReply);
        current.on("error", onError);
        current.on("exit", onExit);
        current.postMessage(job);
      });
    },
    close: async () => void (await dismiss()),
  };
}
