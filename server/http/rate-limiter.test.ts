import fc from "fast-check";
import { expect, test } from "vitest";
import { type Limit, memoryRateLimiter } from "./rate-limiter.ts";

const limit: Limit = { name: "test", most: 5, window: 60_000 };

test("the sixth event of five is refused, with the seconds to wait, and another key is not", async () => {
  let now = 600_000;
  const limiter = memoryRateLimiter(() => now);
  for (let event = 0; event < 5; event += 1) expect(await limiter.take(limit, "a")).toBe(0);
  const wait = await limiter.take(limit, "a");
  expect(wait).toBeGreaterThan(0);
  expect(await limiter.take(limit, "b")).toBe(0);
  now += wait * 1_000;
  expect(await limiter.take(limit, "a")).toBe(0);
});

test("the window slides: a burst at the end of a minute counts in the next one", async () => {
  let now = 659_000;
  const limiter = memoryRateLimiter(() => now);
  for (let event = 0; event < 5; event += 1) await limiter.take(limit, "a");
  now = 661_000;
  expect(await limiter.take(limit, "a")).toBeGreaterThan(0);
  now = 720_000;
  expect(await limiter.take(limit, "a")).toBe(0);
});

test("a refused event does not count against who waits as long as told", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 60 }),
      async (most, steps) => {
        let now = 1_000_000;
        const limiter = memoryRateLimiter(() => now);
        for (const step of steps) {
          now += step;
          const wait = await limiter.take({ ...limit, most }, "a");
          if (wait === 0) continue;
          expect(wait).toBeLessThanOrEqual(120);
          now += wait * 1_000;
          expect(await limiter.take({ ...limit, most }, "a")).toBe(0);
        }
      },
    ),
  );
});
