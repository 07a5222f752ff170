import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createPurgeHook } from "./purge-hook.ts";

/** Something that keeps pages: what it was told, and how it answers, one status after the other and then 200. */
async function cdn(statuses: number[] = []) {
  const told: { tags: string[]; authorization: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const { tags } = JSON.parse(await text(request)) as { tags: string[] };
    told.push({ tags, authorization: request.headers.authorization });
    response.writeHead(statuses.shift() ?? 200).end("done");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const warnings: unknown[] = [];
  const log = { warn: (details: object) => void warnings.push(details) };
  const { port } = server.address() as AddressInfo;
  return { told, warnings, log, address: `http://127.0.0.1:${port}/purge?zone=1` };
}

test("it is told the names of what changed, with its token", async () => {
  const { told, log, address } = await cdn();
  await createPurgeHook({ address, token: "secret", log })(["albums", "tracks"]);
  await createPurgeHook({ address, token: undefined, log })(["menus"]);
  expect(told).toEqual([
    { tags: ["albums", "tracks"], authorization: "Bearer secret" },
    { tags: ["menus"], authorization: undefined },
  ]);
});

test("purges that come while one is told are told together, each name once", async () => {
  const { told, log, address } = await cdn();
  const purge = createPurgeHook({ address, token: undefined, log });
  await Promise.all([purge(["albums"]), purge(["tracks", "albums"]), purge(["tracks"])]);
  expect(told.map(({ tags }) => tags)).toEqual([["albums"], ["tracks", "albums"]]);
});

test("what fails is told again, twice; then it is logged, without the token, and the next one is told", async () => {
  const { told, warnings, log, address } = await cdn([500, 404, 503, 500]);
  const purge = createPurgeHook({ address, token: "secret", log });
  await purge(["albums"]);
  expect(told).toHaveLength(3);
  expect(warnings).toMatchObject([{ tags: ["albums"], err: { message: "It answered 503" } }]);
  expect(JSON.stringify(warnings)).not.toContain("secret");
  await purge(["tracks"]);
  expect(told.slice(3).map(({ tags }) => tags)).toEqual([["tracks"], ["tracks"]]);
  expect(warnings).toHaveLength(1);
});

test("nobody is told where no address is set, and one where nothing listens stops nothing", async () => {
  const { warnings, log } = await cdn();
  await createPurgeHook({ address: undefined, token: undefined, log })(["albums"]);
  expect(warnings).toEqual([]);
  await createPurgeHook({ address: "http://127.0.0.1:1/", token: undefined, log })(["albums"]);
  expect(warnings).toHaveLength(1);
});
