import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Balancer, openBalancer } from "#/tests/support/balancer.ts";
import { freePort } from "#/tests/support/free-port.ts";
import { ensurePostgres, startPostgres, type TestPostgres } from "#/tests/support/postgres.ts";
import { silentFeaturedSounds } from "#/tests/support/silent-featured-sounds.ts";
import { type Sillon, startSillon } from "#/tests/support/start-sillon.ts";

const START_MS = 300_000;
const LATE = { timeout: 30_000 };
/** Others log in after a while; a page of a project is of one person. */
const ADDRESS = "http://sillon.example";
const SECRETS = {
  JWT_SECRET: "zKq1v8YtP0nRw4XhLd6sBc3mGj9eUf2A-only-for-these-tests",
  PURGE_SECRET: "a-secret-between-the-processes-of-these-tests",
};

const bin = ensurePostgres(() => undefined);
let folder: string;
let postgres: TestPostgres;
const balancers: Balancer[] = [];
/** Each process by its name: the settings to start it anew, and the running one. */
const running = new Map<
  string,
  { url: string; metrics: string; sillon: Sillon; env: Record<string, string> }
>();
let front: string;

beforeAll(async () => {
  if (!bin) return;
  folder = await mkdtemp(join(tmpdir(), "sillon-many-"));
  postgres = await startPostgres(bin);
  await silentFeaturedSounds(folder);
  const api = {
    DATABASE_URL: postgres.url,
    MEDIA_URL: pathToFileURL(join(folder, "media")).href,
    ...SECRETS,
  };
  // The first one fills the database.
  await begin("api-1", { ...api, DATA_DIR: join(folder, "api-1"), DEMO_SOUND: "asked" });
  await begin("api-2", { ...api, DATA_DIR: join(folder, "api-2"), DEMO_SOUND: "asked" });
  const behind = await openBalancer(["api-1", "api-2"].map((name) => urlOf(name)));
  balancers.push(behind);
  const { PURGE_SECRET } = SECRETS;
  for (const name of ["site-1", "site-2"])
    await begin(name, { API_URL: behind.url, PURGE_SECRET, DATA_DIR: join(folder, name) });
  const before = await openBalancer(["site-1", "site-2"].map((name) => urlOf(name)));
  balancers.push(before);
  front = before.url;
}, START_MS);
afterAll(async () => {
  for (const balancer of balancers) await balancer.close();
  for (const { sillon } of running.values()) sillon.child.kill("SIGKILL");
  await Promise.all([...running.values()].map(({ sillon }) => sillon.ended));
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const urlOf = (name: string) => running.get(name)?.url ?? "";

async function begin(name: string, settings: Record<string, string>): Promise<void> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = {
    ...settings,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    SITE_URL: ADDRESS,
    // For a site, the sender of the requests and a balancer; for an API, the site and a balancer.
    TRUST_PROXY: "2",
    DRAIN_SECONDS: "1",
    PAGE_BUDGET: "1000000",
  };
  const url = `http://127.0.0.1:${port}`;
  const sillon = startSillon(env);
  running.set(name, { url, metrics: `http://127.0.0.1:${metricsPort}/metrics`, sillon, env });
  await sillon.ready(url);
}

async function end(name: string, signal: "SIGTERM" | "SIGKILL"): Promise<number | string> {
  const one = running.get(name);
  one?.sillon.child.kill(signal);
  return (await one?.sillon.ended) ?? "unknown";
}

async function again(name: string): Promise<void> {
  const one = running.get(name);
  if (!one) throw new Error(`${name} never ran`);
  const sillon = startSillon(one.env);
  running.set(name, { ...one, sillon });
  await sillon.ready(one.url);
}

async function json(address: string, init: RequestInit & { token?: string } = {}) {
  const { token, ...rest } = init;
  const answer = await fetch(address, {
    ...rest,
    headers: {
      "content-type": "application/ld+json",
      ...(token && { authorization: `Bearer ${token}` }),
      ...rest.headers,
    },
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json().catch(() => null) };
}

async function signIn(at: string): Promise<string> {
  const accounts = await readFile(join(folder, "api-1", "demo-accounts.txt"), "utf8");
  const [email, password] = accounts.split("\n")[0]?.split(/\s+/) ?? [];
  const { status, body } = await json(`${at}/authentification`, {
    method: "POST",
    body: JSON.stringify({ email, password }),
    headers: { "content-type": "application/json" },
  });
  expect(status).toBe(200);
  return body.token;
}

test.runIf(bin)("a sign-in and a project made by one process are there in all others", async () => {
  const token = await signIn(urlOf("site-1"));
  const made = await json(`${urlOf("site-2")}/api/user_playlists`, {
    method: "POST",
    body: JSON.stringify({ name: "Made at one" }),
    token,
  });
  expect(made.status).toBe(201);
  for (const name of running.keys()) {
    const read = await json(urlOf(name) + made.body["@id"], { token });
    expect([name, read.status, read.body.name]).toEqual([name, 200, "Made at one"]);
  }
});

test.runIf(bin)("one id leads from the answer through the logs of site and API", async () => {
  const id = "asked-once-of-many";
  const answer = await json(`${front}/api/tracks/1`, { headers: { "x-request-id": id } });
  expect([answer.status, answer.headers.get("x-request-id")]).toEqual([200, id]);
  const named = (names: string[]) =>
    names.filter((name) => running.get(name)?.sillon.output().includes(`"requestId":"${id}"`)).length;
  await vi.waitFor(
    () => expect([named(["site-1", "site-2"]), named(["api-1", "api-2"])]).toEqual([1, 1]),
    LATE,
  );
  // The calls that a page makes while it is drawn.
  const drawn = "drawn-for-the-first-time";
  expect((await fetch(`${front}/en/our-composers`, { headers: { "x-request-id": drawn } })).status).toBe(200);
  const asked = () => ["api-1", "api-2"].some((name) => running.get(name)?.sillon.output().includes(drawn));
  await vi.waitFor(() => expect(asked()).toBe(true), LATE);
});

/** Requests the addresses in turn until stopped; returns every unexpected answer. */
function visit(token: string) {
  const failures: string[] = [];
  let isOver = false;
  let count = 0;
  const reads = ["/en/albums", "/api/tracks/2", "/fr", "/api/cms_menus", "/livez"];
  const one = async (path: string, init?: RequestInit) => {
    // As many visitors as requests: none comes to a limit, which all processes count together.
    const headers = { ...init?.headers, "x-forwarded-for": `10.1.${(count >> 8) & 255}.${count & 255}` };
    const { status } = await fetch(front + path, { ...init, headers }).catch((error: Error) => ({
      status: String(error.cause),
    }));
    count += 1;
    if (status !== 200 && status !== 201) failures.push(`${init?.method ?? "GET"} ${path}: ${status}`);
  };
  const walk = async (offset: number) => {
    for (let step = offset; !isOver; step += 1) {
      await one(reads[step % reads.length] ?? "/");
      const name = `Kept ${offset}-${step}`;
      const headers = { "content-type": "application/ld+json", authorization: `Bearer ${token}` };
      if (step % 5 === 0)
        await one("/api/user_playlists", { method: "POST", headers, body: JSON.stringify({ name }) });
      await wait(20);
    }
  };
  const walks = [0, 1, 2].map(walk);
  return {
    async over() {
      isOver = true;
      await Promise.all(walks);
      return { failures, count };
    },
  };
}

test.runIf(bin)(
  "all four are started anew, one after the other, and no visitor's request fails",
  async () => {
    const visitors = visit(await signIn(front));
    for (const name of running.keys()) {
      expect([name, await end(name, "SIGTERM")]).toEqual([name, 0]);
      await again(name);
      // Until those in front have noticed.
      await wait(500);
    }
    const { failures, count } = await visitors.over();
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(200);
  },
  START_MS,
);

test.runIf(bin).each(["api-2", "site-1"])(
  "%s is killed, and everybody who reads goes on",
  async (name) => {
    const token = await signIn(front);
    expect(await end(name, "SIGKILL")).toBe("SIGKILL");
    for (let times = 0; times < 20; times += 1) {
      const page = await fetch(`${front}/fr/albums`);
      expect([page.status, (await page.text()).length > 1_000]).toEqual([200, true]);
      expect((await json(`${front}/api/user_playlists`, { token })).status).toBe(200);
    }
    await again(name);
  },
  START_MS,
);
