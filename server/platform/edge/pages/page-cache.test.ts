import { expect, test } from "vitest";
import { CachedResponse, type Rendered } from "./cached-response.ts";
import { PageCache } from "./page-cache.ts";

const PUBLIC = { "content-type": "text/html", "cache-control": "s-maxage=300, stale-while-revalidate=600" };

const renderTimes: number[] = [];

function cacheOver(render: (key: string) => Promise<Rendered> | Rendered, maxBytes?: number) {
  const clock = { now: 0 };
  const asked: string[] = [];
  const cache = new PageCache({
    async render(key) {
      asked.push(key);
      return render(key);
    },
    finish: (rendered) => new CachedResponse(rendered, { security: {}, https: false }),
    recordRender: (seconds) => renderTimes.push(seconds),
    now: () => clock.now,
    ...(maxBytes && { maxBytes }),
  });
  return { cache, clock, asked };
}

const page = (body: string, headers: Record<string, string> = PUBLIC, status = 200): Rendered => ({
  status,
  headers,
  body: Buffer.from(body),
});
const textOf = async (cache: PageCache, key = "/en") => (await cache.answer(key))?.body.toString();
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a page requested by many at once is rendered once, and not again while fresh", async () => {
  const { cache, clock, asked } = cacheOver(() => page("one"));
  const answers = await Promise.all(Array.from({ length: 20 }, () => textOf(cache)));
  expect(new Set(answers)).toEqual(new Set(["one"]));
  clock.now = 1_999;
  await textOf(cache);
  expect(asked).toHaveLength(1);
});

test("a stale page is sent at once and renewed in the background", async () => {
  let body = "old";
  const { cache, clock } = cacheOver(() => page(body));
  await textOf(cache);
  body = "new";
  clock.now = 3_000;
  expect(await textOf(cache)).toBe("old");
  await settled();
  expect(await textOf(cache)).toBe("new");
});

test("a page that nobody requested for a minute is rendered before it is sent", async () => {
  let body = "old";
  const { cache, clock } = cacheOver(() => page(body));
  await textOf(cache);
  body = "new";
  clock.now = 61_000;
  expect(await textOf(cache)).toBe("new");
});

test("after a purge the next answer is new", async () => {
  let body = "old";
  const { cache } = cacheOver(() => page(body));
  await textOf(cache);
  body = "new";
  cache.purge();
  expect(await textOf(cache)).toBe("new");
});

test("a page purged while it is rendered is sent to its visitor but not cached", async () => {
  const { promise: slow, resolve: finish } = Promise.withResolvers<Rendered>();
  let first = true;
  const { cache } = cacheOver(() => {
    if (!first) return page("new");
    first = false;
    return slow;
  });
  const early = textOf(cache);
  await settled();
  cache.purge();
  finish(page("old"));
  expect(await early).toBe("old");
  expect(await textOf(cache)).toBe("new");
});

test("files with a content hash in their name survive purges and do not expire", async () => {
  const { cache, clock, asked } = cacheOver(() =>
    page("code", { "cache-control": "public, max-age=31536000, immutable" }),
  );
  await textOf(cache, "/_next/static/a.js");
  cache.purge();
  clock.now = 10 ** 9;
  await textOf(cache, "/_next/static/a.js");
  expect(asked).toHaveLength(1);
});

test.each([
  ["private", { "cache-control": "private, no-cache, no-store" }],
  ["without a word on caching", {}],
  ["that sets a cookie", { ...PUBLIC, "set-cookie": "a=b" }],
  ["with s-maxage 0", { "cache-control": "s-maxage=0" }],
])("an answer %s is not shared, and the cache does not try its key again", async (_, headers) => {
  const { cache, asked } = cacheOver(() => page("mine", headers));
  expect(await cache.answer("/en")).toBeNull();
  expect(await cache.answer("/en")).toBeNull();
  expect(asked).toHaveLength(1);
});

test("while the site fails, the last good page is still sent; a first visit gets the failure, which is not cached", async () => {
  let failing = false;
  const { cache, clock } = cacheOver(() => (failing ? page("down", PUBLIC, 500) : page("good")));
  await textOf(cache);
  failing = true;
  clock.now = 70_000;
  expect(await textOf(cache)).toBe("good");
  expect((await cache.answer("/other"))?.status).toBe(500);
  failing = false;
  expect(await textOf(cache, "/other")).toBe("good");
});

test("a failed render rejects for its visitor, and the next visitor tries again", async () => {
  let failing = true;
  const { cache } = cacheOver(() => {
    if (failing) throw new Error("boom");
    return page("good");
  });
  await expect(cache.answer("/en")).rejects.toThrow("boom");
  failing = false;
  expect(await textOf(cache)).toBe("good");
});

test("memory is limited: the least recently requested page is dropped first", async () => {
  const { cache, asked } = cacheOver((key) => page(key.padEnd(1000, ".")), 8_000);
  for (const key of ["/1", "/2", "/3", "/1"]) await textOf(cache, key);
  expect(asked).toEqual(["/1", "/2", "/3", "/1"]);
});

test("equal answers have the same ETag, another encoding has another", async () => {
  const finish = (body: string) => new CachedResponse(page(body), { security: {}, https: false });
  const long = "text ".repeat(500);
  const [a, b, packed] = await Promise.all([
    finish(long).variant("identity"),
    finish(long).variant("identity"),
    finish(long).variant("br"),
  ]);
  expect(a.etag).toBe(b.etag);
  expect(packed.etag).not.toBe(a.etag);
  expect(packed.body.length).toBeLessThan(a.body.length);
});

test("cached, awaited and private answers are counted, and the render time of each page is recorded", async () => {
  renderTimes.length = 0;
  const { cache, clock } = cacheOver((key) =>
    key === "/mine" ? page("mine", { "cache-control": "private" }) : page("one"),
  );
  await textOf(cache);
  await textOf(cache);
  clock.now = 3_000;
  cache.ready("/en");
  await settled();
  await textOf(cache, "/mine");
  await textOf(cache, "/mine");
  expect(cache.figures()).toMatchObject({ counts: { fresh: 1, stale: 1, waited: 2, private: 1 }, pages: 1 });
  expect(cache.figures().bytes).toBeGreaterThan(3);
  expect(renderTimes, "the page twice; other answers are not timed").toHaveLength(2);
});

/** Returns a site without any page except its 404 document, until one is added. */
function missing() {
  const state = { is: false, render: async () => undefined as unknown };
  const kept = cacheOver(async (key) => {
    if (key === "/en/404") return { ...page("lost"), leavesAs: 404 };
    const answer = state.is ? page("found") : { ...page("empty", PUBLIC, 404), instead: "/en/404" };
    await state.render();
    return answer;
  });
  return { ...kept, state };
}

test("a missing address is remembered for a minute, without its page", async () => {
  const { cache, clock, asked, state } = missing();
  clock.now = 1_000;
  for (let again = 0; again < 5; again += 1) expect(await textOf(cache)).toBe("lost");
  expect(cache.ready("/en")?.status).toBe(404);
  expect(asked).toEqual(["/en", "/en/404"]);
  state.is = true;
  clock.now = 60_900;
  expect(await textOf(cache)).toBe("lost");
  clock.now = 61_100;
  expect(await textOf(cache)).toBe("found");
});

test("after a purge a missing address is checked again, even if the purge came during the check", async () => {
  const { cache, clock, state } = missing();
  clock.now = 1_000;
  expect(await textOf(cache)).toBe("lost");
  cache.purge();
  state.render = async () => {
    state.render = async () => undefined;
    state.is = true;
    cache.purge();
  };
  expect(await textOf(cache)).toBe("lost");
  expect(await textOf(cache)).toBe("found");
});

test("an address that is missing for one visitor only is not remembered", async () => {
  const { cache, asked } = cacheOver((key) =>
    key === "/en/404"
      ? { ...page("lost"), leavesAs: 404 }
      : { ...page("empty", { ...PUBLIC, "cache-control": "private, no-store" }, 404), instead: "/en/404" },
  );
  for (let again = 0; again < 2; again += 1) expect(await textOf(cache)).toBe("lost");
  expect(asked.filter((key) => key === "/en")).toHaveLength(2);
});
