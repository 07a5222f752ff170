import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { sine } from "#/server/sound/measuring/test-signals.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { ownTemporaryFolder } from "#/tests/support/own-temporary-folder.ts";
import { processesWith } from "#/tests/support/processes-with.ts";
import { wavOf } from "#/tests/support/wav-of.ts";

const temporary = ownTemporaryFolder();
let api: TestApi;
let server: ReturnType<typeof createAdaptorServer>;
let url: string;

beforeAll(async () => {
  api = await apiForTests("empty");
  server = createAdaptorServer({ fetch: (request) => api.app.fetch(request), overrideGlobalObjects: false });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/front/file_similarity_search`;
});
afterAll(async () => {
  // A failed test may leave stopped processes.
  for (const id of await measuring()) process.kill(id, "SIGKILL");
  await new Promise((done) => server.close(done));
  await api.close();
});

const soundOf = (seconds: number) => new Blob([Uint8Array.from(wavOf(sine(440, -12, seconds, 8_000)))]);

function send(sound: Blob, address: string, signal?: AbortSignal): Promise<Response> {
  const body = new FormData();
  body.set("file", sound, "sound.wav");
  const headers = { [CLIENT_ADDRESS_HEADER]: address };
  return fetch(url, { method: "POST", headers, body, ...(signal && { signal }) });
}

/** Processes that measure an upload of these tests. */
const measuring = () => processesWith(join(tmpdir(), "sillon-upload-"));

const LATE = { timeout: 20_000 };

test.runIf(process.platform === "linux")(
  "a visitor who leaves frees the places of their files at once, and another visitor's file is measured",
  async () => {
    const leaving = new AbortController();
    const long = soundOf(300);
    const own = Array.from({ length: 3 }, () => send(long, "192.0.2.1", leaving.signal));
    const ended = Promise.allSettled(own);
    await expect.poll(measuring, LATE).not.toEqual([]);
    // A stopped process does not answer: only its end makes room for the other upload.
    for (const id of await measuring()) process.kill(id, "SIGSTOP");
    const other = send(soundOf(5), "192.0.2.2");
    leaving.abort();
    expect((await ended).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect((await other).status).toBe(200);
    await expect.poll(measuring, LATE).toEqual([]);
    await expect.poll(temporary, LATE).toEqual([]);
    expect(api.errors).toEqual([]);
  },
);
