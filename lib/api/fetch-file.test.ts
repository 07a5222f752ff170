import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { fetchFile } from "./fetch-file.ts";

const WHOLE = "first half, second half";
const HALF = 12;
const RESUMABLE = { "Accept-Ranges": "bytes", ETag: '"3"' };

afterEach(() => vi.unstubAllEnvs());

/** A backend of one file, which returns these answers in order and records the requests. */
async function backend(...answers: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const ranges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    ranges.push(request.headers.range);
    answers[Math.min(ranges.length, answers.length) - 1]?.(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  vi.stubEnv("API_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return ranges;
}

/** Sends half the file; `cut` then breaks the connection. */
function halves(headers: Record<string, string>) {
  let cut = () => {};
  const send = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { ...headers, "Content-Length": WHOLE.length });
    response.write(WHOLE.slice(0, HALF));
    cut = () => response.destroy();
  };
  return { send, cut: () => cut() };
}

test("an interrupted file is resumed at the next byte", async () => {
  const { send, cut } = halves(RESUMABLE);
  const ranges = await backend(send, (request, response) => {
    expect(request.headers["if-range"]).toBe('"3"');
    response.writeHead(206, RESUMABLE).end(WHOLE.slice(HALF));
  });
  const loaded: number[] = [];
  const { blob } = await fetchFile("/file", {
    onProgress(progress) {
      loaded.push(progress.loaded);
      expect(progress.total).toBe(WHOLE.length);
      if (progress.loaded === HALF) cut();
    },
  });
  expect(await blob.text()).toBe(WHOLE);
  expect(ranges).toEqual([undefined, `bytes=${HALF}-`]);
  expect(loaded).toEqual([HALF, WHOLE.length]);
});

test("an interrupted file that has changed is fetched again from the beginning", async () => {
  const { send, cut } = halves(RESUMABLE);
  await backend(send, (_, response) => {
    response.writeHead(200, { ...RESUMABLE, ETag: '"4"' }).end("another file");
  });
  const { blob } = await fetchFile("/file", { onProgress: ({ loaded }) => loaded === HALF && cut() });
  expect(await blob.text()).toBe("another file");
});

test("an interrupted file fails when the server cannot resume it, or refuses the rest", async () => {
  const plain = halves({});
  const ranges = await backend(plain.send);
  await expect(fetchFile("/file", { onProgress: plain.cut })).rejects.toThrow();
  expect(ranges).toHaveLength(1);
  const resumable = halves(RESUMABLE);
  await backend(resumable.send, (_, response) => response.writeHead(404).end());
  await expect(fetchFile("/file", { onProgress: resumable.cut })).rejects.toMatchObject({ status: 404 });
});

test("a partial answer that was not requested is refused", async () => {
  await backend((_, response) => response.writeHead(206).end("rest"));
  await expect(fetchFile("/file", {})).rejects.toMatchObject({ status: 206 });
});
