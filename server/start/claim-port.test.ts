import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type Claim, claimPort } from "./claim-port.ts";

let claim: Claim | undefined;
afterEach(() => {
  claim?.server.closeAllConnections();
  claim?.server.close();
});

const claimed = async () => {
  claim = await claimPort(0, "127.0.0.1", { "x-frame-options": "deny" });
  return claim;
};

/** Sends raw bytes and returns everything that the server answers until it closes the connection. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return answer;
}

test("requests during the start get a 503 with Retry-After", async () => {
  const { port, open } = await claimed();
  const early = await fetch(`http://127.0.0.1:${port}/`);
  expect([early.status, early.headers.get("retry-after"), early.headers.get("x-frame-options")]).toEqual([
    503,
    "5",
    "deny",
  ]);
  expect(early.headers.get("content-type")).toContain("json");
  const person = await fetch(`http://127.0.0.1:${port}/en/albums`, { headers: { accept: "text/html,*/*" } });
  expect([person.status, person.headers.get("refresh"), person.headers.get("x-frame-options")]).toEqual([
    503,
    "5",
    "deny",
  ]);
  expect(await person.text()).toContain("The site is starting.");
  open((_request, response) => void response.end("open"));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("open");
});

test("a process is live from the beginning and ready while it is open; a leaving one answers, then closes each connection", async () => {
  const { port, open, leave } = await claimed();
  const probe = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, await answer.json()];
  };
  expect(await probe("/livez")).toEqual([200, { status: "starting" }]);
  expect(await probe("/readyz")).toEqual([503, { status: "starting" }]);
  open((_request, response) => void response.end("page"));
  expect(await probe("/readyz")).toEqual([200, { status: "open" }]);
  const before = await fetch(`http://127.0.0.1:${port}/`);
  expect([await before.text(), before.headers.get("connection")]).toEqual(["page", "keep-alive"]);
  leave();
  expect(await probe("/readyz?from=proxy")).toEqual([503, { status: "leaving" }]);
  expect(await probe("/livez")).toEqual([200, { status: "leaving" }]);
  const after = await fetch(`http://127.0.0.1:${port}/`);
  expect([await after.text(), after.headers.get("connection")]).toEqual(["page", "close"]);
  const posted = await fetch(`http://127.0.0.1:${port}/readyz`, { method: "POST" });
  expect([posted.status, posted.headers.get("x-frame-options")]).toEqual([405, "deny"]);
});

test("a port in use rejects with the system's code", async () => {
  const { port } = await claimed();
  await expect(claimPort(port, "127.0.0.1", {})).rejects.toMatchObject({ code: "EADDRINUSE" });
});

test("the request timeout lets the largest film arrive at 1 Mbit/s, and is at most a quarter of an hour", async () => {
  const { server } = await claimed();
  // 100 MiB: contract §5.
  expect(server.requestTimeout).toBeGreaterThan((100 * 1024 * 1024 * 8) / 1_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(15 * 60_000);
  expect(server.headersTimeout).toBe(20_000);
});

/** Security T33. */
test.each([
  [
    "two different lengths",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na",
    400,
  ],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["an obsolete folded header", "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n", 400],
  ["a header name with a space", "GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["an unknown method", "GEET / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["no HTTP at all", "hello\r\n\r\n", 400],
  ["a wrong chunk size", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n", 400],
  ["17 kB of headers", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(17_000)}\r\n\r\n`, 431],
])("%s gets one refusal and the connection ends", async (_, bytes, status) => {
  const { port, open } = await claimed();
  open((request, response) => {
    request.on("error", () => undefined);
    request.on("end", () => response.end("reached"));
    request.resume();
  });
  const answer = await raw(port, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test("requests in one packet are answered in order, each in its own turn of the event loop", async () => {
  const { port, open } = await claimed();
  const turns = new Set<number>();
  let turn = 0;
  const next = () => {
    turn += 1;
    counting = setImmediate(next);
  };
  let counting = setImmediate(next);
  let underWay = 0;
  let most = 0;
  open(async ({ url }, response) => {
    turns.add(turn);
    underWay += 1;
    most = Math.max(most, underWay);
    // The first takes longer than the others.
    if (url === "/0") await new Promise((done) => setTimeout(done, 50));
    underWay -= 1;
    response.end(`${url};`);
  });
  const lines = Array.from({ length: 100 }, (_, at) => {
    const last = at === 99 ? "Connection: close\r\n" : "";
    return `GET /${at} HTTP/1.1\r\nHost: x\r\n${last}\r\n`;
  });
  const answer = await raw(port, lines.join(""));
  clearImmediate(counting);
  expect([...answer.matchAll(/\/(\d+);/g)].map(([, at]) => Number(at))).toEqual(lines.map((_, at) => at));
  expect([most, turns.size]).toEqual([1, 100]);
});

test("further requests of a closed connection are not processed", async () => {
  const { port, open } = await claimed();
  const asked: string[] = [];
  const socket = connect(port, "127.0.0.1");
  const isGone = new Promise<void>((done) => {
    open(({ url = "" }, response) => {
      asked.push(url);
      response.once("close", done);
      socket.destroy();
    });
  });
  socket.write("GET /1 HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20));
  await isGone;
  await fetch(`http://127.0.0.1:${port}/livez`);
  expect(asked).toEqual(["/1"]);
});

test("a connection with more than a hundred waiting requests is closed", async () => {
  const { port, open } = await claimed();
  let asked = 0;
  open((_request, response) => {
    asked += 1;
    setTimeout(() => response.end(), 50);
  });
  await raw(port, "GET /1 HTTP/1.1\r\nHost: x\r\n\r\n".repeat(102));
  expect(asked).toBe(1);
});
