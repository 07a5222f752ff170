import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism, totalmem } from "node:os";
import type { SoundAnswer, SoundOrder } from "./prepared-sound.ts";

/** Bytes of memory for decoding and measuring the longest accepted sound, with the copies that this needs. */
const BYTES_PER_PROCESS = 1.5 * 1024 ** 3;
/**
 * Maximum time per file: the longest sound takes a minute on a slow machine, so a decoder that runs longer will not
 * end.
 */
const LONGEST_MS = 6 * 60_000;

/** Returns the number of processes: one per core, but no more than fit into half of the memory. */
export const fittingProcesses = () =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / 2 / BYTES_PER_PROCESS)));

export interface SoundPool {
  size: number;
  prepare(order: SoundOrder): Promise<SoundAnswer>;
  close(): Promise<void>;
}

/**
 * Decodes, measures and encodes files in `size` processes, one file each. If a file crashes two processes or does not
 * end within `longestMs`, it is refused and its process is replaced, so that no file can stop an import.
 */
export function createSoundPool(size = fittingProcesses(), longestMs = LONGEST_MS): SoundPool {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const waiting: ((child: ChildProcess) => void)[] = [];

  function start(): ChildProcess {
    const child = fork(new URL("./sound-process.ts", import.meta.url), {
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // The exit handler reports the failure; without this listener, an error would end the whole import.
    child.on("error", () => undefined);
    child.on("exit", () => {
      const place = idle.indexOf(child);
      if (place < 0) return;
      idle.splice(place, 1);
      all.delete(child);
    });
    all.add(child);
    return child;
  }

  function take(): Promise<ChildProcess> {
    const free = idle.pop() ?? (all.size < size ? start() : null);
    return free ? Promise.resolve(free) : new Promise((resolve) => waiting.push(resolve));
  }

  function give(child: ChildProcess): void {
    const next = waiting.shift();
    if (next) next(child);
    else idle.push(child);
  }

  async function drop(child: ChildProcess): Promise<void> {
    all.delete(child);
    await ended(child);
    const next = waiting.shift();
    if (next) next(start());
  }

  return {
    size,
    async prepare(order) {
      // Retries once: a system that is short of memory kills the largest process, whatever its file.
      for (let attempt = 1; ; attempt++) {
        const child = await take();
        const answer = await ask(child, order, longestMs);
        if (typeof answer === "object") {
          give(child);
          return answer;
        }
        const detail = answer === "slow" ? "" : String(child.signalCode ?? child.exitCode ?? "");
        await drop(child);
        if (answer === "slow" || attempt === 2)
          return { outcome: "refused", reason: "decoding-failed", detail };
      }
    },
    async close() {
      await Promise.all([...all].map(ended));
      all.clear();
    },
  };
}

/** Returns the answer of the process, or the way in which it failed. */
function ask(
  child: ChildProcess,
  order: SoundOrder,
  longestMs: number,
): Promise<SoundAnswer | "died" | "slow"> {
  return new Promise((resolve) => {
    const answered = (answer: unknown) => end(answer as SoundAnswer);
    const died = () => end("died");
    const end = (outcome: SoundAnswer | "died" | "slow") => {
      clearTimeout(timer);
      child.off("message", answered).off("exit", died).off("error", died);
      resolve(outcome);
    };
    const timer = setTimeout(() => end("slow"), longestMs);
    child.on("message", answered).on("exit", died).on("error", died);
    if (hasEnded(child)) died();
    else child.send(order, (error) => error && died());
  });
}

const hasEnded = (child: ChildProcess) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

async function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}
