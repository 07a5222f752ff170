import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "#/server/platform/config/config.ts";
import { connectApi } from "./connect-api.ts";
import { createProgress } from "./progress.ts";

const running: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of running.splice(0)) await end();
});

async function listen(handler: RequestListener): Promise<string> {
  const server: Server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns the address of a site in front of an API that gives this answer. */
async function siteBefore(status: number, headers: Record<string, string>): Promise<string> {
  const apiUrl = await listen((_, response) => {
    response.writeHead(status, { "content-type": "application/ld+json", ...headers });
    response.end("{}");
  });
  const log = pino({ level: "silent" });
  const api = await connectApi(readConfig({ API_URL: apiUrl }), {
    siteUrl: new URL("https://sillon.example"),
    log,
    progress: createProgress(log),
    purge: async () => undefined,
  });
  running.push(() => api.close());
  return listen((request, response) => void api.handle(request, response, "request-1"));
}

/** Headers of API Platform for an unknown path. */
const UNKNOWN = { "cache-control": "no-cache, private" };

test.each(["/media/share/fr/album/delta-sans-fin.png", "/media/share/en/page/home.png?v=1"])(
  "in front of an API without share pictures, %s is a picture of the house",
  async (path) => {
    const site = await siteBefore(404, UNKNOWN);
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(site + path);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    }
    const head = await fetch(site + path, { method: "HEAD" });
    expect([head.status, Number(head.headers.get("content-length")) > 0]).toEqual([200, true]);
  },
);

test.each([
  ["our API has no such picture", "/media/share/fr/project/closed.png", 404, "private, no-store"],
  ["another file is missing", "/media/images/x.png", 404, UNKNOWN["cache-control"]],
  ["the API fails", "/media/share/fr/page/home.png", 500, UNKNOWN["cache-control"]],
  ["the API draws", "/media/share/fr/page/home.png", 200, "public"],
])("the answer of the API is passed on when %s", async (_, path, status, cache) => {
  const answer = await fetch((await siteBefore(status, { "cache-control": cache })) + path);
  expect([answer.status, await answer.text()]).toEqual([status, "{}"]);
});
