import type { Log } from "#/server/platform/log/log.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { createRenderBench, type RenderBench } from "./render-bench.ts";
import type { Recipe } from "./render-job.ts";

/** The person who waits: a listener, the one who starts the server, or nobody yet. */
const URGENCIES = ["asked", "featured", "ahead"] as const;
type Urgency = (typeof URGENCIES)[number];

/** While listeners wait for this many sounds, a listener who asks for one more is told to come back. */
const MOST_WAITING = 24;
/** Sounds made ahead leave the machine as long as they took it. */
const REST_SHARE = 1;
const NICE_FRONT = 2;
const NICE_BACK = 15;

export type DemoSound = {
  /**
   * Makes the mp3 when it is missing; false when no recipe makes it. Rejects when it cannot be made now. Once `gone`
   * tells that this listener left, a sound that nobody else waits for leaves the queue; one under way is finished.
   */
  ensure(file: string, gone?: AbortSignal): Promise<boolean>;
  /** Makes all of `files` before it returns; `onProgress` is told how many are done. Failures are logged. */
  warm(files: string[], onProgress: (done: number) => void): Promise<void>;
  /** Makes `files` one after the other behind everything else, with pauses. */
  ahead(files: string[]): void;
  /** How many are still to be made, by the kind of person who waits for them. */
  waiting(): Record<Urgency, number>;
  close(): Promise<void>;
};

type Job = {
  file: string;
  recipe: Recipe;
  /** One for each that waits. */
  waiting: Urgency[];
  done: PromiseWithResolvers<void>;
};

/** As urgent as the most urgent of those who wait for it. */
const urgencyOf = ({ waiting }: Job) => URGENCIES.find((urgency) => waiting.includes(urgency));

type Dependencies = {
  media: MediaStore;
  /** How the file is made, or null when the demo knows no such file. */
  recipeOf: (file: string) => Promise<Recipe | null>;
  soundfont: string | undefined;
  log: Log;
  /** Where the work is done: the first serves listeners before all, the last also sounds that nobody waits for. */
  benches?: RenderBench[];
};

/**
 * Renders the demo catalogue's mp3s in worker threads: those that somebody listens to now, then those of the home page.
 */
export function createDemoSound({ media, recipeOf, soundfont, log, benches }: Dependencies): DemoSound {
  const places = (benches ?? [createRenderBench(NICE_FRONT), createRenderBench(NICE_BACK)]).map((bench) => ({
    bench,
    busy: false,
  }));
  const jobs = new Map<string, Job>();
  const queue: Job[] = [];
  const planned: string[] = [];
  let closed = false;
  let restTimer: NodeJS.Timeout | undefined;

  const pathOf = (file: string) => `track/mp3/${file}`;

  async function make(file: string, urgency: Urgency, gone?: AbortSignal): Promise<boolean> {
    if (await media.has(pathOf(file))) return true;
    const recipe = jobs.get(file)?.recipe ?? (await recipeOf(file));
    if (!recipe) return false;
    if (closed) throw new Error("The server is stopping");
    gone?.throwIfAborted();
    if (urgency === "asked" && !jobs.has(file) && askedFor() >= MOST_WAITING)
      throw new Error("Too many sounds are waited for");
    const job = jobs.get(file) ?? enqueue(file, recipe);
    job.waiting.push(urgency);
    gone?.addEventListener("abort", () => leave(job, urgency), { once: true });
    dispatch();
    await job.done.promise;
    return true;
  }

  const askedFor = () => queue.filter((job) => urgencyOf(job) === "asked").length;

  function enqueue(file: string, recipe: Recipe): Job {
    const job: Job = { file, recipe, waiting: [], done: Promise.withResolvers() };
    jobs.set(file, job);
    queue.push(job);
    return job;
  }

  function leave(job: Job, urgency: Urgency): void {
    job.waiting.splice(job.waiting.indexOf(urgency), 1);
    const place = queue.indexOf(job);
    if (job.waiting.length > 0 || place < 0) return;
    queue.splice(place, 1);
    jobs.delete(job.file);
    job.done.reject(new Error("Nobody waits for this sound any more"));
  }

  /** The first place leaves sounds that nobody waits for to the others, so that a listener never queues behind it. */
  function dispatch(): void {
    for (const [index, place] of places.entries()) {
      if (place.busy) continue;
      const takes = index === 0 && places.length > 1 ? URGENCIES.slice(0, 2) : URGENCIES;
      const job = takes.map((urgency) => queue.find((one) => urgencyOf(one) === urgency)).find(Boolean);
      if (!job) continue;
      queue.splice(queue.indexOf(job), 1);
      place.busy = true;
      void run(job, place.bench).finally(() => {
        place.busy = false;
        dispatch();
      });
    }
  }

  async function run(job: Job, bench: RenderBench): Promise<void> {
    try {
      await bench.render({ ...job.recipe, place: media.place, name: pathOf(job.file), soundfont });
      job.done.resolve();
    } catch (error) {
      if (!closed) log.warn({ err: error, file: job.file }, "A demo sound could not be rendered");
      job.done.reject(error);
    } finally {
      jobs.delete(job.file);
    }
  }

  async function next(): Promise<void> {
    const file = planned.shift();
    if (file === undefined || closed) return;
    const startedAt = performance.now();
    await make(file, "ahead").catch(() => undefined);
    const rest = (performance.now() - startedAt) * REST_SHARE;
    restTimer = setTimeout(next, rest).unref();
  }

  return {
    ensure: (file, gone) => make(file, "asked", gone),
    async warm(files, onProgress) {
      let done = 0;
      await Promise.all(
        files.map(async (file) => {
          await make(file, "featured").catch(() => undefined);
          onProgress(++done);
        }),
      );
    },
    ahead(files) {
      const idle = planned.length === 0;
      planned.push(...files);
      if (idle) void next();
    },
    waiting() {
      const counts = { asked: 0, featured: 0, ahead: planned.length };
      for (const job of jobs.values()) {
        const urgency = urgencyOf(job);
        if (urgency) counts[urgency] += 1;
      }
      return counts;
    },
    async close() {
      closed = true;
      clearTimeout(restTimer);
      for (const job of queue.splice(0)) job.done.reject(new Error("The server is stopping"));
      await Promise.all(places.map(({ bench }) => bench.close()));
    },
  };
}
