import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { FinishedAnswer, Rendered } from "./finished-answer.ts";

/** Within this time an answer is given without looking whether the site would render it anew. */
const FRESH_MS = 2_000;
/** Within this time a stale answer is given at once while a new one is rendered behind it. */
const STALE_MS = 60_000;
/** While the site answers errors, the last good answer serves this long. */
const STALE_IF_ERROR_MS = 600_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Paths known to answer for one visitor alone; they bypass the cache from the second request on. */
const MAX_PRIVATE_KEYS = 5_000;

type Entry = {
  answer: FinishedAnswer;
  /** Digest of what was rendered, by which a renewal knows that nothing changed. */
  source: string;
  checkedAt: number;
  goodAt: number;
  immutable: boolean;
};

type Dependencies = {
  /** Renders the key as an anonymous visitor would see it. */
  render: (key: string) => Promise<Rendered>;
  finish: (rendered: Rendered) => FinishedAnswer;
  now?: () => number;
  maxBytes?: number;
};

/**
 * A byte cache of finished public answers in front of the site: single flight per key, second-scale freshness,
 * stale answers while the site is renewed or failing, bounded by memory.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #private = new LRUCache<string, true>({ max: MAX_PRIVATE_KEYS });
  readonly #flights = new Map<string, Promise<Entry | Rendered>>();
  readonly #render: Dependencies["render"];
  readonly #finish: Dependencies["finish"];
  readonly #now: () => number;
  #generation = 0;

  constructor({ render, finish, now = Date.now, maxBytes = MAX_BYTES }: Dependencies) {
    this.#render = render;
    this.#finish = finish;
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => answer.bytes + 2 * key.length,
    });
  }

  /** The fresh or still usable answer of `key` without waiting; a stale one is renewed behind it. */
  ready(key: string): FinishedAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = this.#now() - entry.checkedAt;
    if (entry.immutable || age < FRESH_MS) return entry.answer;
    if (age >= STALE_MS) return undefined;
    void this.#fly(key).catch(() => undefined);
    return entry.answer;
  }

  /**
   * The public answer of `key`, rendered when needed, or null when the site says that this answer is not
   * for everyone: the caller then asks the site with the visitor's own request.
   */
  async answer(key: string): Promise<FinishedAnswer | null> {
    const ready = this.ready(key);
    if (ready) return ready;
    if (this.#private.has(key)) return null;
    const landed = await this.#fly(key);
    if ("answer" in landed) return landed.answer;
    // What is missing is missing for everyone: nobody has to look a second time.
    return landed.status >= 500 || landed.status === 404 ? this.#finish(landed) : null;
  }

  /** Forgets every page and every answer under way; files whose name is their content stay. */
  purge(): void {
    this.#generation += 1;
    this.#flights.clear();
    this.#private.clear();
    for (const [key, entry] of this.#entries) if (!entry.immutable) this.#entries.delete(key);
  }

  #fly(key: string): Promise<Entry | Rendered> {
    const under = this.#flights.get(key);
    if (under) return under;
    const flight = this.#renew(key).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#flights.set(key, flight);
    return flight;
  }

  async #renew(key: string): Promise<Entry | Rendered> {
    const generation = this.#generation;
    const known = this.#entries.peek(key);
    const rendered = await this.#render(key);
    const now = this.#now();
    if (rendered.status >= 500 && known && now - known.goodAt < STALE_IF_ERROR_MS) {
      known.checkedAt = now;
      return known;
    }
    if (!isPublic(rendered)) {
      this.#entries.delete(key);
      if (rendered.status < 500 && rendered.status !== 404) this.#private.set(key, true);
      return rendered;
    }
    const source = hash("sha256", rendered.body, "base64");
    if (known?.answer.status === rendered.status && known.source === source) {
      known.checkedAt = now;
      known.goodAt = now;
      return known;
    }
    const immutable = String(rendered.headers["cache-control"]).includes("immutable");
    const entry = { answer: this.#finish(rendered), source, checkedAt: now, goodAt: now, immutable };
    // A purge that came while this was rendered makes it yesterday's page: given to who asked, not kept.
    if (generation === this.#generation) this.#entries.set(key, entry);
    return entry;
  }
}

/** Whether shared caches may keep an answer by the site's own word (RFC 9111), and it sets no cookie. */
export function isPublic({ status, headers }: Rendered): boolean {
  const control = String(headers["cache-control"] ?? "");
  if (status !== 200 && status !== 404) return false;
  if (headers["set-cookie"] || /private|no-store/.test(control)) return false;
  return /s-maxage=[1-9]|immutable/.test(control);
}
