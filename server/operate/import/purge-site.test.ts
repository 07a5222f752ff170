import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#/server/platform/config/config.ts";
import { purgeSite } from "./purge-site.ts";

const SECRET = "a secret of at least thirty-two characters";

test("asks a running site to purge its cache, with the shared secret", async () => {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    asked.push([
      request.method,
      request.url,
      request.headers["x-purge-secret"],
      JSON.parse(body).tags.toSorted(),
    ]);
    response.end();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await purgeSite(readConfig({ SITE_URL: `http://127.0.0.1:${port}`, PURGE_SECRET: SECRET }));
  await purgeSite(readConfig({ SITE_URL: `http://127.0.0.1:${port}` }));
  // Every cache tag of the site's pages, except those of single items.
  const tags = ["albums", "carousels", "cms-pages", "continents", "menus", "page-seos"];
  tags.push("placements", "referentials", "taxonomies", "tracks", "writers");
  expect(asked).toEqual([["POST", "/internal/purge", SECRET, tags]]);
});

test("a site that does not answer is not an error", async () => {
  await expect(
    purgeSite(readConfig({ SITE_URL: "http://127.0.0.1:1", PURGE_SECRET: SECRET })),
  ).resolves.toBeUndefined();
});
