/**
 * Runs the API alone on a database, like one of several API processes behind a site: `search-api.ts URL model|sql`.
 * Prints its port once it is warm.
 */
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { openDatabase } from "#/server/platform/db/open.ts";
import { localMediaStore } from "#/server/platform/media/store.ts";
import { SearchModel } from "#/server/search/model/search-model.ts";
import { createApi } from "#/server/start/api.ts";

const [, , url = "", way = "model"] = process.argv;
const log = { error: ({ err }: { err: unknown }) => console.error(err) };
const { db } = await openDatabase({ url });
const search = new SearchModel({ db, log });
if (way === "model") {
  const startedAt = performance.now();
  search.start();
  await search.refresh();
  const { rss } = process.memoryUsage();
  process.stderr.write(
    `  read model warm after ${Math.round((performance.now() - startedAt) / 1000)} s, process of ${Math.round(rss / 2 ** 20)} MB\n`,
  );
  await search.wordCacheWarmed();
}
const api = createApi({
  db,
  clock: () => new Date(),
  log,
  siteUrl: "http://localhost",
  version: "bench",
  staff: "staff@example.org",
  sounds: {
    media: localMediaStore("/nowhere"),
    ensureSound: async () => false,
    coverOf: async () => null,
  },
  jwtSecret: "bench".repeat(10),
  ...(way === "model" ? { search } : {}),
});
const server = createAdaptorServer({ fetch: api.fetch, overrideGlobalObjects: false });
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
