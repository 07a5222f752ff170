import { Problem } from "#/server/platform/http/problem.ts";

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 10;

interface Places {
  /** Tasks that run at once. */
  atOnce: number;
  /** Number of running and waiting tasks. */
  most: number;
  /** The same per visitor, so that others find a place too. */
  mostEach?: number;
}

/** The caller of a queued task. */
export interface Asker {
  /** Key of the visitor for limits (`limit-key.ts`); without one, the caller is not counted. */
  visitor?: string | undefined;
  /** Aborted when the caller no longer waits for the answer. */
  signal?: AbortSignal | undefined;
}

/** A waiting task, with how many places of the same visitor were in the queue before it. */
interface Place {
  visitor: string | undefined;
  own: number;
  begin(): void;
}

/**
 * Runs tasks in order of arrival, but nobody's second before another's first: a visitor with ten tasks makes others
 * wait for one. A caller who leaves while waiting frees the place at once.
 */
export class BoundedQueue {
  readonly #places: Places;
  /** The first ones are running. */
  readonly #line: Place[] = [];

  constructor(places: Places) {
    this.#places = places;
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
    const { most, mostEach = most } = this.#places;
    if (this.#line.length >= most || own >= mostEach) throw comeBack();
    const turn = Promise.withResolvers<void>();
    const place: Place = { visitor, own, begin: turn.resolve };
    const leave = () => turn.reject(abortError());
    signal?.addEventListener("abort", leave, { once: true });
    this.#insert(place);
    this.#advance();
    try {
      await turn.promise;
      assertWaiting(signal);
      return await work();
    } finally {
      signal?.removeEventListener("abort", leave);
      this.#line.splice(this.#line.indexOf(place), 1);
      this.#moveUp(place);
      this.#advance();
    }
  }

  #insert(place: Place): void {
    const { atOnce } = this.#places;
    const behind = this.#line.findIndex(({ own }, at) => at >= atOnce && own > place.own);
    this.#line.splice(behind < 0 ? this.#line.length : behind, 0, place);
  }

  /** Recounts a visitor's tasks behind one that left: otherwise others' first tasks could overtake them endlessly. */
  #moveUp(left: Place): void {
    for (const one of this.#line.filter(({ visitor, own }) => visitor === left.visitor && own > left.own)) {
      one.own -= 1;
      const at = this.#line.indexOf(one);
      if (at < this.#places.atOnce) continue;
      this.#line.splice(at, 1);
      this.#insert(one);
    }
  }

  /** Beginning twice has no effect. */
  #advance(): void {
    for (const { begin } of this.#line.slice(0, this.#places.atOnce)) begin();
  }
}

function assertWaiting(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortError();
}

/** The error for a caller who cannot be served now. */
export const comeBack = () => new Problem(503, "Service Unavailable", { "Retry-After": String(RETRY_AFTER) });

/** The error for a caller who no longer waits. */
export const abortError = () => new Error("Whoever asked has left");
