import { connect } from "node:net";
import { gzipSync } from "node:zlib";

const MB = 1024 ** 2;

const post = (path: string, headers: string, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    ),
    Buffer.from(body),
  ]);
const line = (target: string, method = "GET", headers = "") =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

/** Returns a random visitor's address: these attacks do not test the limits per visitor. */
export const anyVisitor = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;
const ofAnother = (target: string) => line(target, "GET", `X-Forwarded-For: ${anyVisitor()}\r\n`);

/** Bytes to write to a socket at once. The server may answer or close the connection, but not fail with a 5xx. */
export const RAW_ATTACKS: Record<string, () => string | Buffer> = {
  upgrade: () => line("/nope", "GET", "Connection: Upgrade\r\nUpgrade: websocket\r\n"),
  "upgrade of the builder's socket": () =>
    line(
      "/_next/webpack-hmr",
      "GET",
      "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA==\r\n",
    ),
  "no HTTP": () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "no end of the head": () => `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(100_000)}`,
  "two lengths": () =>
    "POST /authentification HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}{}{}",
  "length and chunks": () =>
    "POST /authentification HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /fr HTTP/1.1\r\nHost: x\r\n\r\n",
  "a bad chunk": () =>
    "POST /authentification HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "a body that never comes": () =>
    "POST /authentification HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 400000\r\n\r\n{",
  "an absolute target": () => line("http://example.org/fr"),
  "another authority": () => line("example.org:443", "CONNECT"),
  "a target with NUL": () => line("/fr/\0albums"),
  "half an escape": () => line("/fr/%"),
  "no character": () => line("/fr/%ff%fe"),
  "up and up": () => line("/fr/../../../../etc/passwd"),
  "a dot between": () => line("/fr/./recherche/x"),
  "a backslash": () => line("/\\x/fr/recherche/x"),
  slashes: () => line(`/${"/".repeat(8_000)}`),
  "a long target": () => line(`/fr/recherche/${"a".repeat(14_000)}`),
  "an odd method": () => line("/fr", "PROPFIND"),
  trace: () => line("/fr", "TRACE"),
  "a hundred headers": () =>
    line("/fr", "GET", Array.from({ length: 90 }, (_, at) => `X-${at}: ${at}\r\n`).join("")),
  "cookies without end": () => line("/fr", "GET", `Cookie: token=${"a.".repeat(6_000)}\r\n`),
  "a language of its own": () => line("/", "GET", `Accept-Language: ${"fr;q=0.1,".repeat(1_500)}\r\n`),
  "many ranges": () => line("/media/images/x.jpg", "GET", `Range: bytes=${"0-0,".repeat(2_000)}0-0\r\n`),
  "an image that is none": () => line("/_next/image?url=%2F%00&w=64&q=75"),
  "an image far away": () => line("/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75"),
  "a flight": () => line("/fr/albums?_rsc=x", "GET", "RSC: 1\r\nNext-Router-State-Tree: %5B%5B%5B\r\n"),
  "an action of the server": () => post("/fr", "Next-Action: x\r\n", "[]"),
  "a letter case": () => line("/FR/Albums"),
  "a bomb": () => post("/authentification", "Content-Encoding: gzip\r\n", gzipSync(Buffer.alloc(20 * MB))),
  "a tower": () => post("/authentification", "", "[".repeat(200_000)),
  "marks on marks": () =>
    post("/authentification", "", JSON.stringify({ email: "\u0316\u0301".repeat(60_000), password: "x" })),
  violations: () =>
    post("/authentification", "", JSON.stringify({ email: Array(200_000).fill({}), password: [] })),
  pipelined: () => line("/fr").repeat(200),
  // 64 kB: as much as Node reads at once.
  "short requests at once": () => line("/healthz").repeat(1_500),
  "refusals at once": () => ofAnother("/api/nope").repeat(800),
  "albums at once": () => ofAnother("/api/albums").repeat(100),
  "the API's document at once": () => ofAnother("/api/docs.json").repeat(100),
};

/** Sends `bytes` and waits for the response; returns the statuses received. */
export function attack(port: number, bytes: string | Buffer, patience = 3_000): Promise<number[]> {
  return new Promise((done) => {
    let text = "";
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(patience, () => socket.destroy());
    socket.on("data", (chunk) => {
      if (text.length < MB) text += chunk.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () =>
      done([...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((found) => Number(found[1]))),
    );
    socket.write(bytes);
  });
}

/** Acts as a slow client: sends or reads a byte every half second, then disconnects without a word. */
export function slowClient(port: number, kind: "head" | "body" | "reader", patience: number): Promise<void> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    const words = {
      head: "GET /fr HTTP/1.1\r\nHost: x\r\nX-Slow: ",
      body: "POST /authentification HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
      reader: line("/api/docs.json").repeat(50),
    };
    socket.write(words[kind]);
    if (kind === "reader") socket.pause();
    const timer = setInterval(() => {
      if (kind === "reader") socket.read(1);
      else socket.write("a");
    }, 500);
    socket.setTimeout(patience, () => socket.destroy());
    const end = setTimeout(() => socket.destroy(), patience);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(timer);
      clearTimeout(end);
      done();
    });
  });
}
