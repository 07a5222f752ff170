import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useToast } from "#/components/toast/show-toast.ts";
import { network } from "#/tests/support/jsdom.ts";
import { watchVersion } from "./watch-version.ts";

const HOUR = 60 * 60 * 1000;
let fetches = 0;
let answer: () => Response = () => HttpResponse.json({ build: "one" });
beforeEach(() => {
  fetches = 0;
  answer = () => HttpResponse.json({ build: "one" });
  network.use(
    http.get("*/build-manifest.json", () => {
      fetches += 1;
      return answer();
    }),
  );
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  useToast.setState({ isOpen: false, message: "", status: "success" });
});

/** Runs real turns of the event loop, while the clock stands still: pending requests are answered. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await new Promise((next) => setImmediate(next));
}

async function settled(times: number) {
  for (let tries = 0; fetches < times && tries < 200; tries += 1) await turns(5);
  await turns(50);
  expect(fetches).toBe(times);
}

test("the build manifest is fetched after 60 and 120 minutes, and not before", async () => {
  const stop = watchVersion("one", "new");
  expect(fetches).toBe(0);
  vi.advanceTimersByTime(HOUR - 1);
  expect(fetches).toBe(0);
  vi.advanceTimersByTime(1);
  await settled(1);
  vi.advanceTimersByTime(HOUR);
  await settled(2);
  vi.advanceTimersByTime(1_000);
  expect(useToast.getState().isOpen).toBe(false);
  stop();
  vi.advanceTimersByTime(HOUR);
  await turns(50);
  expect(fetches).toBe(2);
});

test("reports another build once, and then stops checking", async () => {
  watchVersion("one", "A new version");
  answer = () => HttpResponse.json({ build: "two" });
  vi.advanceTimersByTime(HOUR);
  await settled(1);
  vi.advanceTimersByTime(100);
  expect(useToast.getState()).toMatchObject({ isOpen: true, message: "A new version", status: "success" });
  vi.advanceTimersByTime(2 * HOUR);
  await turns(50);
  expect(fetches).toBe(1);
});

test.each([
  ["an error", () => new HttpResponse("down", { status: 502 })],
  ["no line", () => HttpResponse.error()],
  ["no manifest", () => HttpResponse.json(null)],
])("after %s waits for the next hour", async (_, broken) => {
  const stop = watchVersion("one", "new");
  answer = broken;
  vi.advanceTimersByTime(HOUR);
  await settled(1);
  vi.advanceTimersByTime(HOUR);
  await settled(2);
  expect(useToast.getState().isOpen).toBe(false);
  stop();
});
