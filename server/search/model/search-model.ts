import type { Database } from "#/server/platform/db/database.ts";
import { searchBySql } from "#/server/search/sql/search-by-sql.ts";
import { WordBook } from "#/server/search/words/word-book.ts";
import type { SearchDeps } from "../run-search.ts";
import { ChangeFeed, type Changes } from "./change-feed.ts";
import { changedWith, NONE_CHANGED, readNews, segmentsOf } from "./changed-tracks.ts";
import type { Generation } from "./generation.ts";
import { loadNames } from "./known-names.ts";
import { loadOthers, loadTracks } from "./load-segments.ts";
import { BY_SORT_ORDER, orderRanks } from "./order-ranks.ts";
import { PhraseBook } from "./phrase-fits.ts";
import { type Memory, searchByModel } from "./search-by-model.ts";
import type { TrackSegment } from "./segment.ts";
import { textForms } from "./text-forms.ts";
import { trackMemory } from "./track-memory.ts";
import { warmWordCache } from "./warm-word-cache.ts";
import { wordMemory } from "./word-memory.ts";

/** Interval in milliseconds between readings of the change feed, and the maximum age of results. */
const POLL = 1_000;
/** Interval in milliseconds between deletions of old changes. */
const PRUNE = 600_000;
/** Milliseconds without a reading after which a process has missed changes that are deleted by now. */
const ASLEEP = 1_800_000;
/** Maximum number, or share if that is more, of changed tracks in separate segments before all are read again. */
const MOST_CHANGED = 2_000;
const MOST_CHANGED_SHARE = 0.05;

interface Deps {
  db: Database;
  log: { error(details: { err: unknown }, message: string): void };
  now?: () => number;
}

/** Progress of the model, shown by `/healthz`. */
export interface ModelState {
  state: "warming" | "warm";
  done: number;
  of: number;
}

/**
 * The read model of search: everything that can be found, in memory. It is read from the database at start and follows
 * the change feed of all processes. The database answers until it is warm.
 */
export class SearchModel {
  readonly #db: Database;
  readonly #log: Deps["log"];
  readonly #now: () => number;
  readonly #feed: ChangeFeed;
  readonly #forms: Generation["forms"];
  #generation: Generation | null = null;
  #deps: SearchDeps;
  #memory: Memory | undefined;
  #changed = NONE_CHANGED;
  #state: ModelState = { state: "warming", done: 0, of: 0 };
  #turn: Promise<void> = Promise.resolve();
  #warming: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #readAt = 0;
  #prunedAt = 0;
  #isClosed = false;

  constructor({ db, log, now = Date.now }: Deps) {
    this.#db = db;
    this.#log = log;
    this.#now = now;
    this.#feed = new ChangeFeed(db);
    this.#forms = textForms(db);
    this.#deps = searchBySql(db);
  }

  /** Starts to read the catalogue and then to follow its changes, until `close`. */
  start(): void {
    const again = () => {
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => void this.refresh().finally(again), POLL).unref();
    };
    void this.refresh().finally(again);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#turn;
    await this.#warming;
  }

  /** Resolves when the word cache of the current state is warm. */
  wordCacheWarmed(): Promise<void> {
    return this.#warming;
  }

  state(): ModelState {
    return this.#state;
  }

  /** Returns the dependencies of a search at this moment. */
  deps(): SearchDeps {
    return this.#deps;
  }

  /**
   * Updates the model to the committed state; updates run one at a time. A failure is logged, leaves the model as it
   * was, and is retried.
   */
  refresh(): Promise<void> {
    this.#turn = this.#turn
      .then(() => this.#follow())
      .catch((err: unknown) => {
        // Closing interrupts a reading.
        if (!this.#isClosed) this.#log.error({ err }, "The search model could not be brought up to date");
      });
    return this.#turn;
  }

  async #follow(): Promise<void> {
    if (this.#isClosed) return;
    const now = this.#now();
    if (now - this.#prunedAt > PRUNE) {
      this.#prunedAt = now;
      await this.#feed.prune();
    }
    const wasAsleep = now - this.#readAt > ASLEEP;
    if (!this.#generation || wasAsleep) await this.#readAll();
    else await this.#readNews(this.#generation);
    // Only after success: the changes of a failed update are reported again.
    this.#feed.taken();
    this.#readAt = now;
  }

  async #readNews(before: Generation): Promise<void> {
    const changes = await this.#feed.next();
    const { trackIds, isContent, isWhole } = changes;
    if (trackIds.length === 0 && !isContent && !isWhole) return;
    const most = Math.max(MOST_CHANGED, MOST_CHANGED_SHARE * (before.tracks[0]?.size ?? 0));
    const needsFullReading = isWhole || changedWith(this.#changed, trackIds).size > most;
    await (needsFullReading ? this.#readAll() : this.#readChanged(before, changes));
  }

  async #readAll(): Promise<void> {
    await this.#feed.begin();
    const tracks = await loadTracks(this.#db, null, (done, of) => {
      if (this.#isClosed) throw new Error("The model is closed");
      if (this.#state.state === "warming") this.#state = { state: "warming", done, of };
    });
    // Computed now, so that the first guided search need not wait for it.
    orderRanks(tracks, BY_SORT_ORDER);
    const generation = {
      tracks: [tracks],
      others: await loadOthers(this.#db),
      names: await loadNames(this.#db),
      book: await WordBook.load(this.#db),
      forms: this.#forms,
      phrases: new PhraseBook(this.#db),
    };
    this.#changed = NONE_CHANGED;
    this.#install(generation);
  }

  async #readChanged(before: Generation, { trackIds, isContent }: Changes): Promise<void> {
    const [base] = before.tracks as [TrackSegment, ...TrackSegment[]];
    const changed = await readNews(this.#changed, trackIds, (ids) => loadTracks(this.#db, ids));
    const others = isContent ? await loadOthers(this.#db) : before.others;
    const names = isContent ? await loadNames(this.#db) : before.names;
    const book = isContent ? await WordBook.load(this.#db, before.book) : before.book;
    const phrases = isContent ? new PhraseBook(this.#db) : before.phrases;
    this.#changed = changed;
    this.#install(
      { tracks: segmentsOf(base, changed), others, names, book, forms: this.#forms, phrases },
      isContent ? undefined : this.#memory,
    );
  }

  /** `memory` keeps the caches; any change beyond listening counts discards them. */
  #install(
    generation: Generation,
    memory = {
      ...wordMemory(this.#db, generation.book),
      ...trackMemory(this.#db, generation.names),
    },
  ): void {
    if (memory !== this.#memory) this.#warming = this.#warmWordCache(generation, memory);
    this.#memory = memory;
    this.#generation = generation;
    this.#deps = searchByModel(this.#db, generation, memory);
    const size = generation.tracks.reduce((sum, segment) => sum + segment.size - segment.dead.size, 0);
    this.#state = { state: "warm", done: size, of: size };
  }

  /** Runs in parallel with updates: looking up tens of thousands of words takes seconds. */
  async #warmWordCache(generation: Generation, memory: Memory): Promise<void> {
    await this.#warming;
    const isCurrent = () => !this.#isClosed && this.#memory === memory;
    await warmWordCache(generation, memory.lookUp, isCurrent).catch((err: unknown) => {
      this.#log.error({ err }, "The words of the catalogue could not be looked up ahead");
    });
  }
}
