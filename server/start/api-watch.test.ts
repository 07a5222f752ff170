import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { apiWatch } from "./api-watch.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

test("a site in front of another API notices each change once, even many at the same time", async () => {
  const server = createServer(
    getRequestListener((request) => api.fetch(request), { overrideGlobalObjects: false }),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const hasNews = apiWatch(address, "s".repeat(32));
  expect(await hasNews()).toBe(false);
  expect(await hasNews()).toBe(false);
  const all = await api.db.select({ id: tracks.id }).from(tracks);
  const ids = all.slice(0, 230).map(({ id }) => id);
  await api.db.update(tracks).set({ publisher: "Quai" }).where(inArray(tracks.id, ids));
  expect(await hasNews()).toBe(true);
  expect(await hasNews()).toBe(false);
});

test("each check of an unreachable API rejects, and the next check tries again", async () => {
  const hasNews = apiWatch(new URL("http://127.0.0.1:1"), "s".repeat(32));
  await expect(hasNews()).rejects.toThrow();
  await expect(hasNews()).rejects.toThrow();
});
