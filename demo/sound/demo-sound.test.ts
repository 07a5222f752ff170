import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { localMediaStore, type MediaStore } from "#/server/platform/media/store.ts";
import { createDemoSound } from "./demo-sound.ts";
import type { RenderBench } from "./render-bench.ts";
import type { Recipe, RenderJob } from "./render-job.ts";

const recipe: Recipe = {
  album: { reference: "SIL 201", style: "piano" },
  track: {
    slug: "a",
    bpm: 90,
    tonality: "D minor",
    mood: "calm",
    instruments: ["piano"],
    seconds: 70,
    energy: 0.3,
    sections: ["a"],
  },
  version: "sting",
};

let folder: string;
let media: MediaStore;
/** How many files are being looked for. */
let lookups = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-sound-"));
  const store = localMediaStore(folder);
  media = {
    ...store,
    async has(path) {
      lookups += 1;
      return store.has(path).finally(() => {
        lookups -= 1;
      });
    },
  };
});
afterEach(() => rm(folder, { recursive: true }));

/** A bench that renders when told to, so that a test decides what is under way. */
function handBench() {
  const rendering: { file: string; finish: () => Promise<void>; fail: () => void }[] = [];
  const bench: RenderBench = {
    render: (job: RenderJob) =>
      new Promise((resolve, reject) => {
        rendering.push({
          file: job.name.split("/").at(-1) ?? "",
          finish: () => media.write(job.name, Buffer.from("mp3")).then(resolve),
          fail: () => reject(new Error("no room")),
        });
      }),
    close: async () => undefined,
  };
  return { bench, rendering };
}

/** Until all that was asked for is queued or under way. */
async function settled() {
  do {
    await new Promise(setImmediate);
  } while (lookups > 0);
  await new Promise(setImmediate);
}
const soundOn = (benches: RenderBench[], known = (file: string) => !file.startsWith("unknown")) =>
  createDemoSound({
    media,
    recipeOf: async (file) => (known(file) ? recipe : null),
    soundfont: undefined,
    log: pino({ level: "silent" }),
    benches,
  });

test("a sound that many request at once is rendered once", async () => {
  const { bench, rendering } = handBench();
  const sound = soundOn([bench]);
  const waiting = [sound.ensure("a.mp3"), sound.ensure("a.mp3"), sound.ensure("a.mp3")];
  await settled();
  expect(rendering.map(({ file }) => file)).toEqual(["a.mp3"]);
  await rendering[0]?.finish();
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
  expect(await media.has("track/mp3/a.mp3")).toBe(true);
});

test("an unknown file is not rendered", async () => {
  expect(await soundOn([handBench().bench]).ensure("unknown.mp3")).toBe(false);
});

test("sounds being listened to are rendered before those of the home page, and those before the rest", async () => {
  const { bench, rendering } = handBench();
  const sound = soundOn([bench]);
  const busy = sound.ensure("busy.mp3");
  await settled();
  sound.ahead(["rest.mp3"]);
  const warm = sound.warm(["featured.mp3"], () => undefined);
  const asked = sound.ensure("asked.mp3");
  await settled();
  for (let index = 0; index < 4; index += 1) {
    await rendering[index]?.finish();
    await settled();
  }
  expect(rendering.map(({ file }) => file)).toEqual(["busy.mp3", "asked.mp3", "featured.mp3", "rest.mp3"]);
  await Promise.all([busy, warm, asked]);
});

test("a sound planned for later is moved to the front when someone asks for it", async () => {
  const { bench, rendering } = handBench();
  const sound = soundOn([bench]);
  const busy = sound.ensure("busy.mp3");
  await settled();
  sound.ahead(["later.mp3"]);
  const warm = sound.warm(["featured.mp3"], () => undefined);
  const asked = sound.ensure("later.mp3");
  await settled();
  for (let index = 0; index < 3; index += 1) {
    await rendering[index]?.finish();
    await settled();
  }
  expect(rendering.map(({ file }) => file)).toEqual(["busy.mp3", "later.mp3", "featured.mp3"]);
  await Promise.all([busy, warm, asked]);
});

test("sounds rendered ahead leave one slot free for listeners", async () => {
  const front = handBench();
  const back = handBench();
  const sound = soundOn([front.bench, back.bench]);
  sound.ahead(["rest.mp3"]);
  await settled();
  expect([front.rendering.length, back.rendering.length]).toEqual([0, 1]);
  const asked = sound.ensure("asked.mp3");
  await settled();
  expect(front.rendering.map(({ file }) => file)).toEqual(["asked.mp3"]);
  await front.rendering[0]?.finish();
  await asked;
});

test("a failed rendering fails all waiting requests, and the next request tries again", async () => {
  const { bench, rendering } = handBench();
  const sound = soundOn([bench]);
  const first = sound.ensure("a.mp3");
  await settled();
  rendering[0]?.fail();
  await expect(first).rejects.toThrow("no room");
  const second = sound.ensure("a.mp3");
  await settled();
  await rendering[1]?.finish();
  expect(await second).toBe(true);
});

test("beyond two dozen waiting listeners, the next one is asked to come back", async () => {
  const sound = soundOn([handBench().bench]);
  const waiting = Array.from({ length: 25 }, (_, index) => sound.ensure(`${index}.mp3`));
  for (const one of waiting) one.catch(() => undefined);
  await settled();
  await expect(sound.ensure("one-more.mp3")).rejects.toThrow("waited for");
  await sound.close();
});

test("a sound that its listeners gave up before its turn is not rendered, and leaves its place to others", async () => {
  const { bench, rendering } = handBench();
  const sound = soundOn([bench]);
  const busy = sound.ensure("busy.mp3");
  await settled();
  const [left, shared] = [new AbortController(), new AbortController()];
  const given = Array.from({ length: 23 }, (_, index) => sound.ensure(`${index}.mp3`, left.signal));
  const kept = [sound.ensure("shared.mp3", shared.signal), sound.ensure("shared.mp3")];
  await settled();
  left.abort();
  shared.abort();
  for (const one of given) await expect(one).rejects.toThrow("Nobody waits");
  expect(sound.waiting().asked).toBe(2);

  await expect(sound.ensure("late.mp3", left.signal)).rejects.toThrow("aborted");
  const again = sound.ensure("7.mp3");
  for (const index of [0, 1, 2]) {
    await settled();
    await rendering[index]?.finish();
  }
  await Promise.all([busy, ...kept, again]);
  expect(rendering.map(({ file }) => file)).toEqual(["busy.mp3", "shared.mp3", "7.mp3"]);
});

test("a rendering that has begun is finished, even if its listener gave up", async () => {
  const { bench, rendering } = handBench();
  const sound = soundOn([bench]);
  const left = new AbortController();
  const given = sound.ensure("a.mp3", left.signal);
  await settled();
  left.abort();
  await rendering[0]?.finish();
  expect(await given).toBe(true);
  expect(sound.waiting().asked).toBe(0);
});

test("a sound given up by its listener is still made for the home page", async () => {
  const { bench, rendering } = handBench();
  const sound = soundOn([bench]);
  const busy = sound.ensure("busy.mp3");
  await settled();
  const left = new AbortController();
  const warm = sound.warm(["a.mp3"], () => undefined);
  sound.ensure("a.mp3", left.signal).catch(() => undefined);
  await settled();
  expect(sound.waiting()).toMatchObject({ asked: 2, featured: 0 });
  left.abort();
  expect(sound.waiting()).toMatchObject({ asked: 1, featured: 1 });
  for (const index of [0, 1]) {
    await rendering[index]?.finish();
    await settled();
  }
  await Promise.all([busy, warm]);
});

test("stopping gives up queued renderings", async () => {
  const { bench } = handBench();
  const sound = soundOn([bench]);
  sound.ensure("busy.mp3").catch(() => undefined);
  // Both look for their file first: without this wait either may come to the bench before the other.
  await settled();
  const queued = sound.ensure("queued.mp3");
  queued.catch(() => undefined);
  await settled();
  await sound.close();
  await expect(queued).rejects.toThrow("stopping");
});

test("the real workers render a few seconds of music into a whole mp3", async () => {
  const sound = createDemoSound({
    media,
    recipeOf: async () => recipe,
    soundfont: undefined,
    log: pino({ level: "silent" }),
  });
  expect(await sound.ensure("a-1-sting.mp3")).toBe(true);
  await sound.close();
  const [name] = await readdir(join(folder, "track/mp3"));
  expect(name).toBe("a-1-sting.mp3");
  const file = await media.stat("track/mp3/a-1-sting.mp3");
  expect(file?.size).toBeGreaterThan(20_000);
}, 120_000);
