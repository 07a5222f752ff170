import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playExcerpt } from "#/features/programmes/listening/excerpt.ts";
import { wavOf } from "#/tests/support/wav-of.ts";

/** Samples a second of the sound, and of the stand-in for the browser's audio context. */
const RATE = 8_000;

/** Stands for the browser's: Node has none. Like that one, it refuses to stop before it was started. */
class Source {
  static begun: number[] = [];
  static stopped = 0;
  #isStarted = false;
  onended: (() => void) | null = null;
  connect() {}
  start(when: number) {
    this.#isStarted = true;
    Source.begun.push(when);
  }
  stop() {
    if (!this.#isStarted)
      throw new DOMException("cannot call stop without calling start first", "InvalidStateError");
    Source.stopped += 1;
  }
}
class Sound {
  readonly duration: number;
  constructor({ length, sampleRate }: { length: number; sampleRate: number }) {
    this.duration = length / sampleRate;
  }
  copyToChannel() {}
}

beforeEach(() => {
  Source.begun = [];
  Source.stopped = 0;
  vi.stubGlobal("AudioBufferSourceNode", Source);
  vi.stubGlobal("AudioBuffer", Sound);
});
afterEach(() => vi.unstubAllGlobals());

test("parts that were decoded after their time has passed are left out, and the rest stops without an error", async () => {
  const seconds = 4;
  const file = new Blob([
    new Uint8Array(wavOf({ sampleRate: RATE, channels: [new Float32Array(seconds * RATE).fill(0.1)] })),
  ]);
  const passed = 2;
  const context = { currentTime: passed } as AudioContext;
  const leaving = new AbortController();
  await playExcerpt(
    file,
    [0, seconds],
    { context, into: {} as AudioNode, at: (second) => second },
    leaving.signal,
  );
  expect(Source.begun.length).toBeGreaterThan(0);
  expect(Math.min(...Source.begun)).toBeGreaterThanOrEqual(passed);

  const errors: unknown[] = [];
  const note = (event: unknown) => errors.push(event);
  process.on("uncaughtException", note);
  leaving.abort();
  await new Promise((resolve) => setImmediate(resolve));
  process.off("uncaughtException", note);
  expect(errors).toEqual([]);
  expect(Source.stopped).toBe(Source.begun.length);
});
