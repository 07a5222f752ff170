import { availableParallelism, totalmem } from "node:os";
import { Worker } from "node:worker_threads";
import type { SoundAnswer, SoundOrder } from "./prepared-sound.ts";

/** The longest sound that is taken, decoded, with the copies its measures need. */
const BYTES_PER_WORKER = 1.5 * 1024 ** 3;
/** The longest sound takes a minute on a slow machine; a decoder that runs on longer will not end. */
const LONGEST_MS = 6 * 60_000;

/** As many workers as the machine has cores, and memory for with half of it left. */
export const fittingWorkers = () =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / 2 / BYTES_PER_WORKER)));

export interface SoundPool {
  size: number;
  prepare(order: SoundOrder): Promise<SoundAnswer>;
  close(): Promise<void>;
}

/**
 * Decodes, measures and codes in `size` threads, one file each. A file that ends its thread or does not end within
 * six minutes is refused, and the thread replaced: no file can stop an import.
 */
export function createSoundPool(size = fittingWorkers(), longestMs = LONGEST_MS): SoundPool {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: ((worker: Worker) => void)[] = [];

  function start(): Worker {
    const worker = new Worker(new URL("./sound-worker.ts", import.meta.url), { execArgv: [] });
    // What it died of is told by its exit; unheard, an error would end the whole process.
    worker.on("error", () => undefined);
    all.add(worker);
    return worker;
  }

  function take(): Promise<Worker> {
    const free = idle.pop() ?? (all.size < size ? start() : null);
    return free ? Promise.resolve(free) : new Promise((resolve) => waiting.push(resolve));
  }

  function give(worker: Worker): void {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  }

  async function drop(worker: Worker): Promise<void> {
    all.delete(worker);
    await worker.terminate();
    const next = waiting.shift();
    if (next) next(start());
  }

  return {
    size,
    async prepare(order) {
      const worker = await take();
      const answer = await ask(worker, order, longestMs);
      if (answer) {
        give(worker);
        return answer;
      }
      await drop(worker);
      return { outcome: "refused", reason: "unbearable", detail: "" };
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
      all.clear();
    },
  };
}

/** The worker's answer, or null when it died or took too long. */
function ask(worker: Worker, order: SoundOrder, longestMs: number): Promise<SoundAnswer | null> {
  return new Promise((resolve) => {
    const answered = (answer: SoundAnswer) => end(answer);
    const died = () => end(null);
    const end = (answer: SoundAnswer | null) => {
      clearTimeout(timer);
      worker.off("message", answered).off("exit", died);
      resolve(answer);
    };
    const timer = setTimeout(died, longestMs);
    worker.on("message", answered).on("exit", died);
    worker.postMessage(order);
  });
}
