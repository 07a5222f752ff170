import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { CachedResponse, Rendered } from "./cached-response.ts";
import { isPage } from "./is-page.ts";

/** Time during which an answer is served without checking whether the site would render it again. */
const FRESH_MS = 2_000;
/** Time during which a stale answer is served while a new one renders in the background. */
const STALE_MS = 60_000;
/** While the site answers errors, the last good answer serves this long. */
const STALE_IF_ERROR_MS = 600_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Paths known to answer for one visitor alone; they bypass the cache from the second request on. */
const MAX_PRIVATE_KEYS = 5_000;
/** Number of remembered 404 addresses that only a render can detect, and for how long. */
const MAX_MISSING_KEYS = 5_000;
const MISSING_MS = 60_000;

type Entry = {
  answer: CachedResponse;
  /** Digest of the rendered page, by which a renewal detects that nothing has changed. */
  source: string;
  checkedAt: number;
  goodAt: number;
  immutable: boolean;
};

type Dependencies = {
  /** Renders the key as an anonymous visitor would see it. */
  render: (key: string) => Promise<Rendered>;
  finish: (rendered: Rendered) => CachedResponse;
  /** Called with the render time of each page, in seconds. */
  recordRender?: ((seconds: number) => void) | undefined;
  now?: () => number;
  maxBytes?: number;
};

/** How requests were answered: from memory, stale from memory, after a render, or elsewhere. */
export type PageCounts = Record<"fresh" | "stale" | "waited" | "private", number>;

/**
 * A byte cache of finished public answers in front of the site: one render at a time per key, freshness of seconds,
 * stale answers while the site renders again or fails, limited by memory.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #private = new LRUCache<string, true>({ max: MAX_PRIVATE_KEYS });
  /** The document to send instead of a missing page, by the key of that page. */
  readonly #missing: LRUCache<string, string>;
  readonly #inFlight = new Map<string, Promise<Entry | Rendered>>();
  readonly #render: Dependencies["render"];
  readonly #finish: Dependencies["finish"];
  readonly #recordRender: Dependencies["recordRender"];
  readonly #counts: PageCounts = { fresh: 0, stale: 0, waited: 0, private: 0 };
  readonly #now: () => number;
  #generation = 0;

  constructor({ render, finish, recordRender, now = Date.now, maxBytes = MAX_BYTES }: Dependencies) {
    this.#render = render;
    this.#finish = finish;
    this.#recordRender = recordRender;
    this.#now = now;
    this.#missing = new LRUCache({ max: MAX_MISSING_KEYS, ttl: MISSING_MS, ttlResolution: 0, perf: { now } });
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => answer.bytes + 2 * key.length,
    });
  }

  /** Answers since the start, and the cache's current content. */
  figures(): { counts: Readonly<PageCounts>; pages: number; bytes: number } {
    return { counts: this.#counts, pages: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /**
   * Returns the fresh or still usable answer of `key` without waiting; a stale one is rendered again in the background.
   */
  ready(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry) {
      const missing = this.#missing.get(key);
      return missing === undefined ? undefined : this.ready(missing);
    }
    const age = this.#now() - entry.checkedAt;
    if (entry.immutable || age < FRESH_MS) {
      this.#counts.fresh += 1;
      return entry.answer;
    }
    if (age >= STALE_MS) return undefined;
    this.#counts.stale += 1;
    void this.#revalidate(key).catch(() => undefined);
    return entry.answer;
  }

  /**
   * Returns the public answer of `key`, rendered if necessary, or null when the site marks it as private: the caller
   * then asks the site with the visitor's own request.
   */
  async answer(key: string): Promise<CachedResponse | null> {
    const ready = this.ready(key);
    if (ready) return ready;
    const missing = this.#missing.get(key);
    const kept = missing === undefined ? null : await this.answer(missing);
    if (kept?.status === 404) return kept;
    const isPrivate = this.#private.has(key);
    this.#counts[isPrivate ? "private" : "waited"] += 1;
    if (isPrivate) return null;
    const generation = this.#generation;
    const result = await this.#revalidate(key);
    if ("answer" in result) return result.answer;
    const document = result.instead;
    const instead = document ? await this.answer(document) : null;
    if (document && instead?.status === result.status) {
      if (isPublic(result) && generation === this.#generation) this.#missing.set(key, document);
      return instead;
    }
    // A missing page is missing for everyone, so it is cached too.
    return result.status >= 500 || result.status === 404 ? this.#finish(result) : null;
  }

  /** Drops every page and every running render; content-addressed files stay. */
  purge(): void {
    this.#generation += 1;
    this.#inFlight.clear();
    this.#private.clear();
    this.#missing.clear();
    for (const [key, entry] of this.#entries) if (!entry.immutable) this.#entries.delete(key);
  }

  #revalidate(key: string): Promise<Entry | Rendered> {
    const under = this.#inFlight.get(key);
    if (under) return under;
    const flight = this.#renew(key).finally(() => {
      if (this.#inFlight.get(key) === flight) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, flight);
    return flight;
  }

  async #renew(key: string): Promise<Entry | Rendered> {
    const generation = this.#generation;
    const known = this.#entries.peek(key);
    const startedAt = performance.now();
    const rendered = await this.#render(key);
    if (isPage(rendered)) this.#recordRender?.((performance.now() - startedAt) / 1_000);
    const now = this.#now();
    if (rendered.status >= 500 && known && now - known.goodAt < STALE_IF_ERROR_MS) {
      known.checkedAt = now;
      return known;
    }
    // There are endless missing addresses: cached one by one they would displace real pages.
    if (!isPublic(rendered) || rendered.status === 404) {
      this.#entries.delete(key);
      if (rendered.status < 500 && rendered.status !== 404) this.#private.set(key, true);
      return rendered;
    }
    const source = hash("sha256", rendered.body, "base64");
    if (known?.source === source) {
      known.checkedAt = now;
      known.goodAt = now;
      return known;
    }
    const immutable = String(rendered.headers["cache-control"]).includes("immutable");
    const entry = { answer: this.#finish(rendered), source, checkedAt: now, goodAt: now, immutable };
    // A purge during the render makes the page outdated: return it, do not cache it.
    if (generation === this.#generation) this.#entries.set(key, entry);
    return entry;
  }
}

/** Returns whether the site allows shared caches to store an answer (RFC 9111), and it sets no cookie. */
export function isPublic({ status, headers }: Rendered): boolean {
  const control = String(headers["cache-control"] ?? "");
  if (status !== 200 && status !== 404) return false;
  if (headers["set-cookie"] || /private|no-store/.test(control)) return false;
  return /s-maxage=[1-9]|immutable/.test(control);
}
