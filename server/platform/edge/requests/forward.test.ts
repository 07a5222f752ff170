import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { createForward } from "./forward.ts";

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function front(api: string): Promise<string> {
  const forward = createForward(new URL(api), pino({ level: "silent" }));
  return listen((request, response) => void forward(request, response, "request-1"));
}

test("method, path, query, headers and body reach the API, and its answer comes back as it is", async () => {
  const api = await listen((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const { authorization, "x-request-id": id } = request.headers;
      response.writeHead(201, { "x-own": "kept", etag: '"a"' });
      response.end(JSON.stringify([request.method, request.url, authorization, id, body]));
    });
  });
  const answer = await fetch(`${await front(api)}/api/x?y=1`, {
    method: "POST",
    headers: { authorization: "Bearer t" },
    body: "données",
  });
  expect([answer.status, answer.headers.get("x-own"), answer.headers.get("etag")]).toEqual([
    201,
    "kept",
    '"a"',
  ]);
  expect(await answer.json()).toEqual(["POST", "/api/x?y=1", "Bearer t", "request-1", "données"]);
});

test("a large answer is streamed, ranges included", async () => {
  const api = await listen((request, response) => {
    response.writeHead(206, { "content-range": "bytes 0-9/100", "content-length": "10" });
    response.end(request.headers.range?.padEnd(10).slice(0, 10));
  });
  const answer = await fetch(`${await front(api)}/media/track/mp3/x.mp3`, {
    headers: { range: "bytes=0-9" },
  });
  expect([answer.status, answer.headers.get("content-range")]).toEqual([206, "bytes 0-9/100"]);
});

test("an unreachable API is answered with 503 and a delay, and only the log has the reason", async () => {
  const answer = await fetch(`${await front("http://127.0.0.1:1")}/api/x`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.text()).not.toContain("ECONN");
});

test("an answer that the API interrupts is interrupted too, rather than ended normally", async () => {
  const api = await listen((_request, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("half");
    setTimeout(() => response.destroy(), 10);
  });
  const answer = await fetch(`${await front(api)}/api/x`);
  await expect(answer.text()).rejects.toThrow();
});
