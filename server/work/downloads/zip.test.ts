import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { StoredFile } from "#/server/platform/media/store.ts";
import type { SoundSources } from "./open-sound.ts";
import type { SoundFacts } from "./sound-facts.ts";
import { zipOf } from "./zip.ts";

const SIZE = 2_000_000;
const AWAY = new Error("the store went away");
const never = new Promise<never>(() => {});

const factsOf = (trackId: number): SoundFacts => ({
  ...{ trackId, versionId: null, title: `Tamaris ${trackId}`, version: null, publisher: null, writers: [] },
  ...{
    album: "Sel gemme",
    reference: null,
    isrc: null,
    otherIsrcs: [],
    bpm: null,
    tonality: null,
    seconds: 1,
    loudness: null,
  },
  ...{ truePeak: null, year: null, genres: [], mood: null, image: null, mp3File: `${trackId}.mp3` },
  ...{ isDemo: false, licence: { en: "Under licence.", fr: "Sous licence." } },
});

/** Sounds of zeros: `body` yields the bytes of each, and `stat` is awaited before a file is returned. */
function soundsOf(body: () => AsyncGenerator<Uint8Array>, stat: (name: string) => Promise<void>) {
  const fileOf = (name: string): StoredFile => ({
    ...{ name, size: SIZE, etag: `"${name}"`, modifiedAt: new Date(0), sha256: null },
    async open(range) {
      const { first, last } = range ?? { first: 0, last: SIZE - 1 };
      return Readable.from(last === SIZE - 1 ? body() : [Buffer.alloc(last - first + 1)]);
    },
  });
  const media = {
    stat: async (name: string) => {
      await stat(name);
      return fileOf(name);
    },
  };
  return { media, ensureSound: async () => false, coverOf: async () => null } as unknown as SoundSources;
}

const order = (isWhole: boolean) => ({
  ...{ title: "Doc Mékong", lang: "fr" as const, facts: [factsOf(1), factsOf(2)], format: "mp3" as const },
  ...{ now: new Date(0), isWhole },
});

async function* failing() {
  yield Buffer.alloc(1);
  throw AWAY;
}

async function* whole() {
  for (let at = 0; at < SIZE; at += 50_000) yield Buffer.alloc(50_000);
}

/** Uncaught errors of the process: on the first, `server/main.ts` exits. */
const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);
const EVENTS = ["uncaughtException", "unhandledRejection"] as const;
beforeEach(() => {
  uncaught.length = 0;
  for (const event of EVENTS) process.on(event, note);
});
afterEach(async () => {
  // Both events occur before the next turn of the event loop.
  await new Promise(setImmediate);
  for (const event of EVENTS) process.off(event, note);
  expect(uncaught).toEqual([]);
});

for (const isWhole of [true, false]) {
  const kind = isWhole ? "of a known size" : "of an unknown size";

  test(`a media store that fails breaks off a zip ${kind}, and nothing else`, async () => {
    const answered = Promise.withResolvers<void>();
    async function* breaking() {
      yield Buffer.alloc(50_000);
      await answered.promise;
      throw AWAY;
    }
    const { stream } = await zipOf(
      soundsOf(breaking, async () => {}),
      order(isWhole),
    );
    const reading = buffer(stream);
    answered.resolve();
    await expect(reading).rejects.toBe(AWAY);
  });
}

test("a media store that fails while the size is computed rejects the zip", async () => {
  const stat = async (name: string) => (name.includes("/2.") ? never : undefined);
  await expect(zipOf(soundsOf(failing, stat), order(true))).rejects.toBe(AWAY);
});

test("a media store that fails before a zip of unknown size is read interrupts it as well", async () => {
  const stat = async (name: string) => (name.includes("/2.") ? never : undefined);
  const { stream } = await zipOf(soundsOf(failing, stat), order(false));
  await new Promise((resolve) => stream.once("close", resolve));
  await expect(buffer(stream)).rejects.toThrow();
});

test("a zip that is destroyed before it is read, as for a HEAD, closes the sound it has opened", async () => {
  const begun = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  async function* watched() {
    try {
      begun.resolve();
      yield* whole();
    } finally {
      left.resolve();
    }
  }
  const { stream } = await zipOf(
    soundsOf(watched, async () => {}),
    order(true),
  );
  await begun.promise;
  stream.destroy();
  await left.promise;
});
