import { Problem } from "#/server/platform/http/problem.ts";

/** Seconds after which whoever found no place may try again. */
const RETRY_AFTER = 10;

interface Places {
  /** How many are served at once. */
  atOnce: number;
  /** How many are served or wait for it. */
  most: number;
  /** The same of one visitor: others find a place too. */
  mostEach?: number;
}

/** Who asks for something that has to wait its turn. */
export interface Asker {
  /** As limits count visitors (`limit-key.ts`); who is nobody's in particular is not counted. */
  visitor?: string | undefined;
  /** Aborted when nobody waits for the answer any longer. */
  signal?: AbortSignal | undefined;
}

/** Someone in the line, with how many places of the same visitor were in it before. */
interface Place {
  visitor: string | undefined;
  own: number;
  begin(): void;
}

/**
 * Serves one after the other in the order in which they came, but nobody's second before another's first: whoever asks
 * for ten things at once makes others wait for one. Who leaves before their turn gives up the place at once.
 */
export class BoundedQueue {
  readonly #places: Places;
  /** Those at its head are being served. */
  readonly #line: Place[] = [];

  constructor(places: Places) {
    this.#places = places;
  }

  isEmpty(): boolean {
    return this.#line.length === 0;
  }

  /** How many are served or wait for it. */
  get length(): number {
    return this.#line.length;
  }

  /**
   * Does `work` when its turn comes; work that is under way minds the signal itself.
   * @throws Problem 503 when too many are waiting, or too many of this visitor; `abortError` when the asker left before.
   */
  async serve<Result>({ visitor, signal }: Asker, work: () => Promise<Result>): Promise<Result> {
    assertWaiting(signal);
    const own = visitor === undefined ? 0 : this.#line.filter((one) => one.visitor === visitor).length;
    const { most, mostEach = most } = this.#places;
    if (this.#line.length >= most || own >= mostEach) throw comeBack();
    const turn = Promise.withResolvers<void>();
    const place = { visitor, own, begin: turn.resolve };
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
      this.#advance();
    }
  }

  #insert(place: Place): void {
    const { atOnce } = this.#places;
    const behind = this.#line.findIndex(({ own }, at) => at >= atOnce && own > place.own);
    this.#line.splice(behind < 0 ? this.#line.length : behind, 0, place);
  }

  /** To begin twice is to begin once. */
  #advance(): void {
    for (const { begin } of this.#line.slice(0, this.#places.atOnce)) begin();
  }
}

function assertWaiting(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortError();
}

/** What is thrown to whoever could not be served now. */
export const comeBack = () => new Problem(503, "Service Unavailable", { "Retry-After": String(RETRY_AFTER) });

/** What is thrown to who no longer listens. */
export const abortError = () => new Error("Whoever asked has left");
