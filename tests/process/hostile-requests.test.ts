import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#/tests/support/free-port.ts";
import { demoDatabaseIn } from "#/tests/support/fresh-database.ts";
import { silentFeaturedSounds } from "#/tests/support/silent-featured-sounds.ts";
import { type Sillon, startSillon } from "#/tests/support/start-sillon.ts";

/** In a fresh clone the first start makes the build. */
const START_MS = 240_000;
/** Descriptors that come and go by themselves: kept connections, files being read. */
const USUAL = 20;

let folder: string;
let port: number;
let sillon: Sillon;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-hostile-"));
  await demoDatabaseIn(join(folder, "data"));
  await silentFeaturedSounds(join(folder, "data"));
  port = await freePort();
  sillon = startSillon({
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    DEMO_SOUND: "asked",
    PAGE_BUDGET: "200",
    TRUST_PROXY: "1",
  });
  await sillon.ready(`http://127.0.0.1:${port}`);
}, START_MS);
afterAll(async () => {
  sillon.child.kill("SIGKILL");
  await sillon.ended;
  await rm(folder, { recursive: true, force: true });
});

/** Requests the target exactly as it is written; returns the status. */
const ask = (method: string, path: string, from = "10.1.1.1") =>
  new Promise<number>((resolve, reject) => {
    const headers = { "x-forwarded-for": from };
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end();
  });

const descriptors = () => readdirSync(`/proc/${sillon.child.pid}/fd`).length;

test("three hundred requests to upgrade leave no descriptor behind", async () => {
  await ask("GET", "/fr");
  const before = descriptors();
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      Array.from(
        { length: 100 },
        () =>
          new Promise<void>((resolve) => {
            const socket = connect(port, "127.0.0.1");
            socket.on("error", () => undefined);
            socket.on("close", () => resolve());
            socket.resume();
            socket.write(
              "GET /nope HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
            );
            socket.setTimeout(2_000, () => socket.destroy());
          }),
      ),
    );
  }
  await expect.poll(descriptors).toBeLessThan(before + USUAL);
});

test.each(["/sw.js", "/start.js", "/favicon.ico", "/manifest.webmanifest", "/fr/albums", "/nope"])(
  "nothing can be posted to %s",
  async (path) => {
    expect(await ask("POST", path)).toBe(405);
    expect(await ask("DELETE", path)).toBe(405);
  },
);

test.each([
  "/fr/../media/images/%00.jpg",
  "/_next/static/%00",
  "/fr/%00",
  "/fr/./recherche/x",
  "/fr/x/../recherche/x",
  "/de/../fr/recherche/x",
  "/\\x/fr/recherche/x",
])("GET %s is refused at the door", async (path) => {
  expect(await ask("GET", path)).toBe(400);
});

test("a visitor who walks through unknown addresses has to wait after some, and everyone else goes on", async () => {
  expect(await ask("GET", "/fr/albums", "10.3.3.3")).toBe(200);
  const statuses: number[] = [];
  for (let walked = 0; walked < 60; walked += 1)
    statuses.push(await ask("GET", `/fr/albums/none-${walked}`, "10.2.2.2"));
  expect(statuses.filter((status) => status === 404)).toHaveLength(40);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(await ask("GET", "/fr/albums/none", "10.3.3.3")).toBe(404);
  expect(await ask("GET", "/fr/albums", "10.2.2.2")).toBe(200);
});

test("a file of the build is served, another is a 404", async () => {
  expect(await ask("GET", "/_next/static/chunks/none.js")).toBe(404);
  expect(await ask("GET", "/favicon.ico")).toBe(200);
});

test.runIf(process.platform === "linux")("no compiler of the build is in its memory", async () => {
  expect(await readFile(`/proc/${sillon.child.pid}/maps`, "utf8")).not.toMatch(/swc/);
});

test("nobody but its owner may enter the data folder", async () => {
  for (const path of ["data", "data/database"])
    expect(((await stat(join(folder, path))).mode & 0o777).toString(8)).toBe("700");
});
