import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "#/server/platform/db/open.ts";
import { listened } from "#/server/platform/db/schema/histories.ts";
import { freePort } from "#/tests/support/free-port.ts";
import { demoDatabaseIn } from "#/tests/support/fresh-database.ts";
import { silentFeaturedSounds } from "#/tests/support/silent-featured-sounds.ts";
import { type Sillon, startSillon } from "#/tests/support/start-sillon.ts";

/** In a fresh clone the first start makes the build. */
const START_MS = 240_000;
/** How late a busy machine may be, milliseconds. */
const LATE = 20_000;
/** A sound of the demo that no start renders ahead, and a short version of one. */
const UNRENDERED = "griot-de-gare-routiere.mp3";

let folder: string;
let dataDir: string;
const started: Sillon[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-killed-"));
  dataDir = join(folder, "data");
  await demoDatabaseIn(dataDir);
  await silentFeaturedSounds(dataDir);
});
afterAll(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  await Promise.all(started.map(({ ended }) => ended));
  await rm(folder, { recursive: true, force: true });
});

async function start() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sillon = startSillon({
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_SOUND: "asked",
    SITE_URL: "http://localhost:3000",
  });
  started.push(sillon);
  await sillon.ready(url);
  return { url, ...sillon };
}

const listen = (url: string) =>
  fetch(`${url}/api/tracks_listeneds`, {
    method: "POST",
    headers: { "content-type": "application/ld+json" },
    body: JSON.stringify({ tracks: "/api/tracks/1", user: null }),
  });

test(
  "a server killed while people listen starts again, keeps what it acknowledged and serves no half file",
  async () => {
    const first = await start();

    const refused = startSillon({ PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error" });
    started.push(refused);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/^Sillon cannot start\. The data folder .+ is in use by process \d+\./);

    let acknowledged = 0;
    for (let index = 0; index < 20; index += 1)
      acknowledged += (await listen(first.url)).status === 201 ? 1 : 0;
    expect(acknowledged).toBe(20);
    const listening = fetch(`${first.url}/media/track/mp3/${UNRENDERED}`).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 300));
    first.child.kill("SIGKILL");
    expect(await first.ended).toBe("SIGKILL");
    await listening;
    expect(await readdir(join(dataDir, "media/track/mp3"))).not.toContain(UNRENDERED);

    const second = await start();
    const page = await fetch(`${second.url}/fr/albums`);
    expect([page.status, (await page.text()).includes("Delta sans fin")]).toEqual([200, true]);
    const sound = await fetch(`${second.url}/media/track/mp3/${UNRENDERED}`, {
      headers: { range: "bytes=0-9" },
    });
    expect(sound.status).toBe(206);
    expect(Number(sound.headers.get("content-range")?.split("/")[1])).toBeGreaterThan(500_000);

    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);
    const database = await openDatabase({ folder: join(dataDir, "database") });
    const [row] = await database.db.select({ total: count() }).from(listened);
    await database.close();
    expect(row?.total).toBeGreaterThanOrEqual(acknowledged);
  },
  START_MS,
);

test(
  "a request under way when the server is told to stop is still answered, and new ones are refused",
  async () => {
    const { url, child, ended } = await start();
    const body = JSON.stringify({ tracks: "/api/tracks/1", user: null });
    const headers = { "content-type": "application/ld+json", "content-length": body.length };
    const underWay = request(`${url}/api/tracks_listeneds`, { method: "POST", headers });
    const answered = once(underWay, "response");
    underWay.write(body.slice(0, 5));
    // Answered once the events before it are under way, or well after.
    for (let times = 0; times < 3; times += 1) await (await fetch(`${url}/healthz`)).text();
    child.kill("SIGTERM");
    await vi.waitFor(() => expect(fetch(`${url}/healthz`)).rejects.toThrow(), { timeout: LATE });
    underWay.end(body.slice(5));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(201);
    answer.resume();
    expect(await ended).toBe(0);
  },
  START_MS,
);
