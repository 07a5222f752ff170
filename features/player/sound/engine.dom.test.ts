import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeMedia } from "#/tests/support/fake-media.ts";
import type { EngineEvents, Source } from "./engine-calls.ts";

const SOURCE: Source = {
  url: "/media/track/mp3/one.mp3",
  volume: 1,
  muted: false,
  from: { fraction: 0 },
  paused: false,
};
const silent = () => {};
const EVENTS: EngineEvents = {
  ready: silent,
  playing: silent,
  paused: silent,
  waiting: silent,
  retrying: silent,
  ended: silent,
  position: silent,
  jumped: silent,
  refused: silent,
  failed: silent,
};

/** Time that a busy machine may need. */
const LATE = { timeout: 20_000 };

beforeEach(() => void fakeMedia());
afterEach(() => void vi.restoreAllMocks());

/** Returns an engine with a playing first sound. */
async function playing(source = SOURCE, whileItLoads = (_: HTMLAudioElement) => {}) {
  // Howler checks the playable formats when it is imported.
  const { createEngine } = await import("./engine.ts");
  const element = document.createElement("audio");
  const heard = vi.fn();
  const engine = createEngine(element, { ...EVENTS, playing: heard });
  engine.open(source);
  whileItLoads(element);
  await vi.waitFor(() => expect(element.readyState).toBe(4), LATE);
  expect(heard).toHaveBeenCalled();
  return { element, engine };
}

test("a play event does not cancel a seek that waits for its fade", async () => {
  const { element, engine } = await playing();
  engine.seek({ seconds: 50 });
  element.dispatchEvent(new Event("playing"));
  element.dispatchEvent(new Event("seeked"));
  await vi.waitFor(() => expect(element.currentTime).toBe(50), LATE);
});

test.each([
  { pressed: "nothing", isPaused: true },
  { pressed: "play", isPaused: false },
])(
  "a sound that headphones pause during a seek moves, and after $pressed: paused is $isPaused",
  async ({ pressed, isPaused }) => {
    const { element, engine } = await playing();
    engine.seek({ seconds: 10 });
    await vi.waitFor(() => expect(element.currentTime).toBe(10), LATE);
    engine.seek({ seconds: 50 });
    element.pause();
    if (pressed === "play") engine.play();
    await vi.waitFor(() => expect(element.currentTime).toBe(50), LATE);
    expect(element.paused).toBe(isPaused);
  },
);

test.each(["paused", "playing"])(
  "a %s sound can be moved by as little as a frame of a film",
  async (state) => {
    const { element, engine } = await playing();
    if (state === "paused") {
      engine.pause();
      await vi.waitFor(() => expect(element.paused).toBe(true), LATE);
    }
    for (const seconds of [0.04, 0.08, 0.12, 0.16, 0.2]) {
      engine.seek({ seconds });
      await vi.waitFor(() => expect(element.currentTime).toBe(seconds), LATE);
    }
  },
);

test("a sound that is audible before it has loaded does not start twice", async () => {
  const { element } = await playing(SOURCE, (begun) => {
    begun.currentTime = 0.3;
  });
  expect(element.currentTime).toBe(0.3);
});

test("mute and volume changed while another sound fades out still apply", async () => {
  const { element, engine } = await playing();
  engine.open({ ...SOURCE, url: "/media/track/mp3/two.mp3" });
  engine.setVolume(0.4);
  engine.setMuted(true);
  await vi.waitFor(() => expect(element.src).toContain("two.mp3"), LATE);
  await vi.waitFor(() => expect(element.volume).toBeCloseTo(0.4), LATE);
  expect(element.muted).toBe(true);
});

test("a started sound continues when the engine joins in, and its events are reported", async () => {
  const { createEngine } = await import("./engine.ts");
  const element = document.createElement("audio");
  element.src = SOURCE.url;
  await element.play();
  await vi.waitFor(() => expect(element.readyState).toBe(4), LATE);
  element.currentTime = 0.3;
  const load = vi.mocked(HTMLMediaElement.prototype.load).mockClear();
  const heard = vi.fn();
  const ready = vi.fn();
  const engine = createEngine(element, { ...EVENTS, playing: heard, ready });
  engine.open({ ...SOURCE, volume: 0.7, begun: true });
  expect(load).not.toHaveBeenCalled();
  expect(element).toMatchObject({ currentTime: 0.3, paused: false });
  expect(element.volume).toBeCloseTo(0.7);
  expect(heard).toHaveBeenCalled();
  expect(ready).toHaveBeenCalledWith(100);

  engine.pause();
  await vi.waitFor(() => expect(element.paused).toBe(true), LATE);
  engine.open({ ...SOURCE, url: "/media/track/mp3/two.mp3" });
  await vi.waitFor(() => expect(element.src).toContain("two.mp3"), LATE);
  expect(element.paused).toBe(false);
});

test("a sound that failed before the engine joins in is requested again", async () => {
  const { createEngine } = await import("./engine.ts");
  const element = document.createElement("audio");
  element.src = "/media/track/mp3/broken.mp3";
  Object.defineProperty(element, "error", { value: { code: 2 } });
  const retrying = vi.fn();
  createEngine(element, { ...EVENTS, retrying }).open({ ...SOURCE, url: element.src, begun: true });
  await vi.waitFor(() => expect(retrying).toHaveBeenCalled(), LATE);
});
