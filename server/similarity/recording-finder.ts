import { Worker } from "node:worker_threads";
import { Problem } from "#/server/http/problem.ts";
import type { Constellation } from "./constellation.ts";
import type { FoundRecording } from "./find-recording.ts";

/** A query takes up to seconds of a processor: they go behind what visitors wait for (0 normal to 19 last). */
const NICENESS = 5;
/** Queries that may wait for the one that is looked for. */
const WAITING = 16;
/** Seconds after which whoever found no place may try again. */
const RETRY_AFTER = 10;

export interface FinderData {
  constellations: readonly Constellation[];
  niceness: number;
}
export interface FinderQuestion {
  turn: number;
  query: Constellation;
  seconds: number;
}
export interface FinderAnswer {
  turn: number;
  found: FoundRecording | null;
  /** Why it could not be looked for. */
  error?: string;
}

/** Tells which of the recordings a query holds (`find-recording.ts`), while the event loop goes on. */
export interface RecordingFinder {
  /**
   * Numbers of recordings are places in the list that the finder was made with.
   * @throws Problem 503 when too many are waiting.
   */
  find(query: Constellation, seconds: number): Promise<FoundRecording | null>;
  /** Nothing new will be asked: the thread ends with the last that is under way. */
  retire(): void;
}

/** A finder whose thread begins, and makes its index, when it is first asked; it never keeps the process alive. */
export function createRecordingFinder(constellations: readonly Constellation[]): RecordingFinder {
  const asked = new Map<number, PromiseWithResolvers<FoundRecording | null>>();
  let thread: Worker | null = null;
  let isRetired = false;
  let turns = 0;

  function begin(): Worker {
    const data: FinderData = { constellations, niceness: NICENESS };
    const begun = new Worker(new URL("./recording-thread.ts", import.meta.url), { workerData: data });
    begun.on("message", ({ turn, found, error }: FinderAnswer) => {
      const one = asked.get(turn);
      asked.delete(turn);
      if (error) one?.reject(new Error(error));
      else one?.resolve(found);
      rest();
    });
    begun.on("error", end);
    begun.on("exit", () => end(new Error("The thread ended before its work")));
    return begun;

    function end(error: Error): void {
      if (thread !== begun) return;
      thread = null;
      for (const one of asked.values()) one.reject(error);
      asked.clear();
    }
  }

  /** A thread at rest does not keep the process alive. */
  function rest(): void {
    if (asked.size > 0) return;
    thread?.unref();
    if (!isRetired) return;
    void thread?.terminate();
    thread = null;
  }

  return {
    async find(query, seconds) {
      if (asked.size > WAITING) {
        throw new Problem(503, "Service Unavailable", { "Retry-After": String(RETRY_AFTER) });
      }
      thread ??= begin();
      thread.ref();
      turns += 1;
      const question: FinderQuestion = { turn: turns, query, seconds };
      const answer = Promise.withResolvers<FoundRecording | null>();
      asked.set(turns, answer);
      thread.postMessage(question);
      return answer.promise;
    },
    retire() {
      isRetired = true;
      rest();
    },
  };
}
