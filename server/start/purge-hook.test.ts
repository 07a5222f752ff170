import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createPurgeHook } from "./purge-hook.ts";

/** Starts a CDN that answers with these statuses in turn, then with 200; `received` holds its requests. */
async function cdn(statuses: number[] = []) {
  const received: { tags: string[]; authorization: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const { tags } = JSON.parse(await text(request)) as { tags: string[] };
    received.push({ tags, authorization: request.headers.authorization });
    response.writeHead(statuses.shift() ?? 200).end("done");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const warnings: unknown[] = [];
  const log = { warn: (details: object) => void warnings.push(details) };
  const { port } = server.address() as AddressInfo;
  return { received, warnings, log, address: `http://127.0.0.1:${port}/purge?zone=1` };
}

test("the hook receives the tags of purged pages, with its token", async () => {
  const { received, log, address } = await cdn();
  await createPurgeHook({ address, token: "secret", log })(["albums", "tracks"]);
  await createPurgeHook({ address, token: undefined, log })(["menus"]);
  expect(received).toEqual([
    { tags: ["albums", "tracks"], authorization: "Bearer secret" },
    { tags: ["menus"], authorization: undefined },
  ]);
});

test("purges during a request are sent together after it, each tag once", async () => {
  const { received, log, address } = await cdn();
  const purge = createPurgeHook({ address, token: undefined, log });
  await Promise.all([purge(["albums"]), purge(["tracks", "albums"]), purge(["tracks"])]);
  expect(received.map(({ tags }) => tags)).toEqual([["albums"], ["tracks", "albums"]]);
});

test("a failed request is retried twice, then logged without the token, and the next purge is sent", async () => {
  const { received, warnings, log, address } = await cdn([500, 404, 503, 500]);
  const purge = createPurgeHook({ address, token: "secret", log });
  await purge(["albums"]);
  expect(received).toHaveLength(3);
  expect(warnings).toMatchObject([{ tags: ["albums"], err: { message: "It answered 503" } }]);
  expect(JSON.stringify(warnings)).not.toContain("secret");
  await purge(["tracks"]);
  expect(received.slice(3).map(({ tags }) => tags)).toEqual([["tracks"], ["tracks"]]);
  expect(warnings).toHaveLength(1);
});

test("nothing is sent without an address, and an address that does not answer does no harm", async () => {
  const { warnings, log } = await cdn();
  await createPurgeHook({ address: undefined, token: undefined, log })(["albums"]);
  expect(warnings).toEqual([]);
  await createPurgeHook({ address: "http://127.0.0.1:1/", token: undefined, log })(["albums"]);
  expect(warnings).toHaveLength(1);
});
