import { Problem } from "#/server/platform/http/problem.ts";

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 10;

interface QueueLimits {
  /** Tasks that run at once. */
  atOnce: number;
  /** Number of running and waiting tasks. */
  most: number;
  /** The same per visitor, so that others get a turn too. */
  mostEach?: number;
}

/** The caller of a queued task. */
export interface Asker {
  /** Key of the visitor for limits (`limit-key.ts`); without one, the caller is not counted. */
  visitor?: string | undefined;
  /** Aborted when the caller no longer waits for the answer. */
  signal?: AbortSignal | undefined;
}

/** A waiting task, with the number of tasks of the same visitor before it in the queue. */
interface QueuedTask {
  visitor: string | undefined;
  own: number;
  begin(): void;
}

/**
 * Runs tasks in order of arrival, but nobody's second before another's first: a visitor with ten tasks makes others
 * wait for one. A caller who leaves while waiting leaves the queue at once.
 */
export class BoundedQueue {
  readonly #limits: QueueLimits;
  /** The first ones are running. */
  readonly #line: QueuedTask[] = [];

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  isEmpty(): boolean {
    return this.#line.length === 0;
  }

  /** Number of running and waiting tasks. */
  get length(): number {
    return this.#line.length;
  }

  /**
   * Runs `work` when its turn comes; running work handles the signal itself.
   * @throws Problem 503 when too many tasks are waiting, in all or of this visitor; `abortError` when the caller left
   * before.
   */
  async serve<Result>({ visitor, signal }: Asker, work: () => Promise<Result>): Promise<Result> {
    assertWaiting(signal);
    const own = visitor === undefined ? 0 : this.#line.filter((one) => one.visitor === visitor).length;
    const { most, mostEach = most } = this.#limits;
    if (this.#line.length >= most || own >= mostEach) throw comeBack();
    const turn = Promise.withResolvers<void>();
    const task: QueuedTask = { visitor, own, begin: turn.resolve };
    const leave = () => turn.reject(abortError());
    signal?.addEventListener("abort", leave, { once: true });
    this.#insert(task);
    this.#advance();
    try {
      await turn.promise;
      assertWaiting(signal);
      return await work();
    } finally {
      signal?.removeEventListener("abort", leave);
      this.#line.splice(this.#line.indexOf(task), 1);
      this.#moveUp(task);
      this.#advance();
    }
  }

  #insert(task: QueuedTask): void {
    const { atOnce } = this.#limits;
    const behind = this.#line.findIndex(({ own }, at) => at >= atOnce && own > task.own);
    this.#line.splice(behind < 0 ? this.#line.length : behind, 0, task);
  }

  /** Recounts a visitor's tasks behind one that left: otherwise others' first tasks could overtake them endlessly. */
  #moveUp(left: QueuedTask): void {
    for (const one of this.#line.filter(({ visitor, own }) => visitor === left.visitor && own > left.own)) {
      one.own -= 1;
      const at = this.#line.indexOf(one);
      if (at < this.#limits.atOnce) continue;
      this.#line.splice(at, 1);
      this.#insert(one);
    }
  }

  /** Beginning twice has no effect. */
  #advance(): void {
    for (const { begin } of this.#line.slice(0, this.#limits.atOnce)) begin();
  }
}

function assertWaiting(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortError();
}

/** The error for a caller who cannot be served now. */
export const comeBack = () => new Problem(503, "Service Unavailable", { "Retry-After": String(RETRY_AFTER) });

/** The error for a caller who no longer waits. */
export const abortError = () => new Error("Whoever asked has left");
