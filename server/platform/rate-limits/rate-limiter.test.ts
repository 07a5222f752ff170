import fc from "fast-check";
import { expect, test } from "vitest";
import { type Limit, memoryRateLimiter, takeOrRefuse } from "./rate-limiter.ts";

const limit: Limit = { name: "test", most: 5, window: 60_000 };

test("the sixth of five allowed events is refused with the seconds to wait, and one with another key is not", async () => {
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

/** Returns a limiter that counted these numbers of events at these milliseconds, with its clock at `at`. */
async function after(events: Record<number, number>, at: number) {
  let now = 0;
  const limiter = memoryRateLimiter(() => now);
  for (const [milliseconds, count] of Object.entries(events)) {
    now = Number(milliseconds);
    for (let event = 0; event < count; event += 1) expect(await limiter.take(limit, "a")).toBe(0);
  }
  now = at;
  return limiter;
}

// Windows start at whole minutes; of the previous one, the share within the last sixty seconds counts.
test.each([
  [{ 0: 5 }, 0, 72],
  [{ 0: 5 }, 30_000, 42],
  [{ 30000: 5 }, 60_000, 12],
  [{ 30000: 5 }, 71_999, 1],
  [{ 30000: 5 }, 72_000, 0],
  [{ 30000: 4, 60000: 1 }, 60_000, 15],
  [{ 30000: 5 }, 120_000, 0],
  [{ 30000: 5 }, 180_000, 0],
] as const)("after %j, at %i ms, one waits %i s", async (events, at, seconds) => {
  expect(await (await after(events, at)).take(limit, "a")).toBe(seconds);
});

test.each([
  [{}, 0, { left: 5, seconds: 0 }],
  [{ 0: 2 }, 0, { left: 3, seconds: 120 }],
  [{ 0: 2 }, 15_000, { left: 3, seconds: 105 }],
  [{ 0: 4 }, 60_000, { left: 1, seconds: 60 }],
  [{ 0: 4 }, 90_000, { left: 3, seconds: 30 }],
  [{ 0: 4, 90000: 1 }, 90_000, { left: 2, seconds: 90 }],
  [{ 0: 5 }, 59_999, { left: 0, seconds: 61 }],
  [{ 0: 4 }, 120_000, { left: 5, seconds: 0 }],
] as const)("after %j, at %i ms, there is room %j", async (events, at, room) => {
  expect(await (await after(events, at)).room(limit, "a")).toEqual(room);
});

test("a returned event is not counted, and returning more than was taken has no effect", async () => {
  const limiter = await after({ 0: 5 }, 0);
  await limiter.giveBack(limit, "a");
  expect((await limiter.room(limit, "a")).left).toBe(1);
  for (let time = 0; time < 9; time += 1) await limiter.giveBack(limit, "a");
  await limiter.giveBack(limit, "b");
  expect((await limiter.room(limit, "a")).left).toBe(5);
});

test("limits count separately by name, and the oldest keys are dropped when there are very many", async () => {
  const limiter = await after({ 0: 5 }, 0);
  expect((await limiter.room({ ...limit, name: "other" }, "a")).left).toBe(5);
  for (let key = 1; key < 50_000; key += 1) await limiter.take(limit, String(key));
  expect((await limiter.room(limit, "a")).left).toBe(0);
  await limiter.take(limit, "one more");
  expect((await limiter.room(limit, "a")).left).toBe(5);
  expect((await limiter.room(limit, "1")).left).toBe(4);
});

test("a key that was just counted is not among the oldest", async () => {
  const limiter = await after({ 0: 4 }, 0);
  for (let key = 1; key < 50_000; key += 1) await limiter.take(limit, String(key));
  await limiter.take(limit, "a");
  await limiter.take(limit, "one more");
  expect((await limiter.room(limit, "a")).left).toBe(0);
  expect((await limiter.room(limit, "1")).left).toBe(5);
});

test("if one of several limits is reached, it refuses with 429, and the others do not count the event", async () => {
  const limiter = await after({ 0: 5 }, 0);
  const [wide, narrow] = [{ ...limit, name: "wide" }, limit];
  const refused = takeOrRefuse(limiter, [
    [wide, "x"],
    [narrow, "a"],
    [wide, "y"],
  ]);
  await expect(refused).rejects.toMatchObject({
    status: 429,
    message: "Too Many Requests",
    headers: { "Retry-After": "72" },
  });
  expect((await limiter.room(wide, "x")).left).toBe(5);
  expect((await limiter.room(wide, "y")).left).toBe(5);
  expect((await limiter.room(narrow, "a")).left).toBe(0);
  await takeOrRefuse(limiter, [
    [wide, "x"],
    [wide, "y"],
  ]);
  expect((await limiter.room(wide, "x")).left).toBe(4);
  expect((await limiter.room(wide, "y")).left).toBe(4);
});

test("a refused event does not count, so that waiting as long as told is enough", async () => {
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

test("events of other processes count like one's own: in this window, and partly in the one before", async () => {
  const now = 690_000;
  const limiter = memoryRateLimiter(() => now);
  limiter.add("test a", 11, 3);
  expect(await limiter.room(limit, "a")).toMatchObject({ left: 2 });
  // Half of the previous window still lies inside: two of four.
  limiter.add("test a", 10, 4);
  expect(await limiter.room(limit, "a")).toMatchObject({ left: 0 });
  expect(await limiter.take(limit, "a")).toBeGreaterThan(0);
  limiter.add("test a", 9, 50);
  limiter.add("test a", 10, -4);
  expect(await limiter.take(limit, "a")).toBe(0);
});

test("in a new window, events of other processes count as those of the one before, and an excess makes the wait longer", async () => {
  let now = 600_000;
  const limiter = memoryRateLimiter(() => now);
  for (let event = 0; event < 5; event += 1) await limiter.take(limit, "a");
  limiter.add("test a", 11, 20);
  now = 660_000;
  const wait = await limiter.take(limit, "a");
  // Until only four of twenty are left inside: 80 % of the next window.
  expect(wait).toBe(108);
  now += wait * 1_000;
  expect(await limiter.take(limit, "a")).toBe(0);
  limiter.add("test a", 12, -50);
  expect((await limiter.room(limit, "a")).left).toBeLessThanOrEqual(limit.most);
});
