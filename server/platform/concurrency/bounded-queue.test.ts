import { expect, test } from "vitest";
import { BoundedQueue } from "./bounded-queue.ts";

/** Returns a queue whose tasks end when the test says so, and the names of started tasks, in order. */
function lineOf(places: ConstructorParameters<typeof BoundedQueue>[0]) {
  const line = new BoundedQueue(places);
  const begun: string[] = [];
  const done = new Map<string, PromiseWithResolvers<void>>();
  return {
    begun,
    finish: (name: string) => done.get(name)?.resolve(),
    serve(name: string, asker: { visitor?: string; signal?: AbortSignal } = {}) {
      const work = Promise.withResolvers<void>();
      done.set(name, work);
      return line.serve(asker, async () => {
        begun.push(name);
        await work.promise;
        return name;
      });
    },
    isEmpty: () => line.isEmpty(),
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const FULL = { status: 503, headers: { "Retry-After": "10" } };

test("a limited number of tasks run at once, the others in order of arrival", async () => {
  const { serve, begun, finish, isEmpty } = lineOf({ atOnce: 2, most: 8 });
  const all = ["a", "b", "c", "d"].map((name) => serve(name));
  await turn();
  expect(begun).toEqual(["a", "b"]);
  finish("b");
  await turn();
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c", "d"]) finish(name);
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
  expect(isEmpty()).toBe(true);
});

test("a caller who leaves while waiting frees the place at once and is never served", async () => {
  const { serve, begun, finish } = lineOf({ atOnce: 1, most: 2 });
  const leaver = new AbortController();
  const first = serve("first");
  const second = serve("second", { signal: leaver.signal });
  await expect(serve("third")).rejects.toMatchObject(FULL);
  leaver.abort();
  await expect(second).rejects.toThrow("left");
  const fourth = serve("fourth");
  finish("first");
  finish("fourth");
  expect([await first, await fourth]).toEqual(["first", "fourth"]);
  expect(begun).toEqual(["first", "fourth"]);
});

test("a caller who has already left takes no place", async () => {
  const { serve, begun, isEmpty } = lineOf({ atOnce: 1, most: 1 });
  await expect(serve("late", { signal: AbortSignal.abort() })).rejects.toThrow("left");
  expect(begun).toEqual([]);
  expect(isEmpty()).toBe(true);
});

test("a visitor has a limited number of places, which are free again afterwards", async () => {
  const { serve, finish } = lineOf({ atOnce: 1, most: 4, mostEach: 2 });
  const own = [serve("1", { visitor: "one" }), serve("2", { visitor: "one" })];
  await expect(serve("3", { visitor: "one" })).rejects.toMatchObject(FULL);
  const other = serve("4", { visitor: "other" });
  const unnamed = serve("5");
  await expect(serve("6", { visitor: "third" })).rejects.toMatchObject(FULL);
  for (const name of ["1", "2", "4", "5"]) finish(name);
  await Promise.all([...own, other, unnamed]);
  const again = serve("7", { visitor: "one" });
  finish("7");
  expect(await again).toBe("7");
});

test("a visitor's second task runs after the first tasks of others", async () => {
  const { serve, begun, finish } = lineOf({ atOnce: 1, most: 9 });
  const names = ["a1", "a2", "a3", "b1", "b2", "c1"];
  const all = names.map((name) => serve(name, { visitor: name.slice(0, 1) }));
  const order = ["a1", "b1", "c1", "a2", "b2", "a3"];
  for (const name of order) {
    await turn();
    expect(begun.at(-1)).toBe(name);
    finish(name);
  }
  expect(await Promise.all(all)).toEqual(names);
  expect(begun).toEqual(order);
});

test("a second task does not wait for later tasks once the visitor's first is done", async () => {
  const { serve, begun, finish } = lineOf({ atOnce: 1, most: 9 });
  const served = ["a1", "a2", "b1"].map((name) => serve(name, { visitor: name.slice(0, 1) }));
  finish("a1");
  await served[0];
  const later = ["c1", "d1"].map((name) => serve(name, { visitor: name.slice(0, 1) }));
  for (const name of ["b1", "a2", "c1", "d1"]) {
    await turn();
    expect(begun.at(-1)).toBe(name);
    finish(name);
  }
  await Promise.all([...served, ...later]);
});

test("a failed task frees its place", async () => {
  const line = new BoundedQueue({ atOnce: 1, most: 2 });
  const failing = line.serve({}, () => Promise.reject(new Error("broken")));
  const next = line.serve({}, async () => "served");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("served");
});
