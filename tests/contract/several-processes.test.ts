import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tellAll } from "#/server/platform/db/exchange.ts";
import { openDatabase } from "#/server/platform/db/open.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { withEmptyPostgres } from "#/tests/support/empty-postgres.ts";
import { freePort } from "#/tests/support/free-port.ts";
import { ownPostgres } from "#/tests/support/own-postgres.ts";
import { plainEnvironment } from "#/tests/support/plain-environment.ts";
import { silentFeaturedSounds } from "#/tests/support/silent-featured-sounds.ts";

/** Milliseconds for the test: two processes fill a database, perhaps on a busy machine. */
const SLOW = 180_000;
const ALBUMS = resolve(import.meta.dirname, "../../demo/content/albums");
const PROGRAM = resolve(import.meta.dirname, "../support/api-process.ts");

const JWT_SECRET = randomBytes(36).toString("base64");

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "sillon-several-"));
  await silentFeaturedSounds(root);
});
afterAll(() => rm(root, { recursive: true }));

interface Running {
  url: string;
  /** Resolves once the output of the process contains `text`. */
  printed(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an API on the database at `url`; all processes share one media folder. */
async function start(url: string, name: string): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...plainEnvironment(),
      ...{ PORT: String(port), DATABASE_URL: url, DEMO_SOUND: "asked" },
      ...{ DATA_DIR: join(root, name), MEDIA_URL: `file://${root}/media`, JWT_SECRET },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const waiting: (() => void)[] = [];
  const more = () => {
    for (const look of waiting) look();
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
      more();
    });
  const gone = new Promise<void>((done) => child.once("close", () => done()));
  void gone.then(more);
  return {
    url: `http://127.0.0.1:${port}`,
    printed: (text) =>
      new Promise((done, fail) => {
        const look = () => {
          if (output.includes(text)) done();
          else if (child.exitCode !== null) fail(new Error(`It ended without «${text}»:\n${output}`));
        };
        waiting.push(look);
        look();
      }),
    async stop() {
      child.kill("SIGTERM");
      await gone;
    },
  };
}

test.runIf(ownPostgres())(
  "two processes that start together on an empty database fill it once, and share limits of visitors and purges",
  () =>
    withEmptyPostgres(ownPostgres() ?? "", async (url) => {
      const both = await Promise.all([start(url, "one"), start(url, "two")]);
      const database = await openDatabase({ url });
      try {
        await Promise.all(both.map(({ printed }) => printed("listening")));
        const [one, two] = both;
        const [stored] = await database.db.select({ total: count() }).from(albums);
        const [people] = await database.db.select({ total: count() }).from(users);
        expect(stored?.total).toBe((await readdir(ALBUMS)).length);
        expect(people?.total).toBe(2);

        // Contract §0.9: 300 requests of a visitor in five minutes, whichever process answers.
        const ask = (running: Running | undefined) => fetch(`${running?.url}/api/track_continents`);
        const left = (answer: Response) => Number(answer.headers.get("ratelimit")?.match(/;r=(\d+)/)?.[1]);
        for (let asked = 0; asked < 200; asked += 1) expect((await ask(one)).status).toBe(200);
        // The second process learns of these requests within about a second; each check is a request too.
        await expect
          .poll(async () => left(await ask(two)), { timeout: 60_000, interval: 500 })
          .toBeLessThan(100);
        let answer = await ask(two);
        for (let asked = 0; asked < 100 && answer.status === 200; asked += 1) answer = await ask(two);
        expect(answer.status).toBe(429);
        await expect.poll(async () => (await ask(one)).status, { timeout: 60_000 }).toBe(429);

        await tellAll(database.db, "purge", ["menus"]);
        await Promise.all(both.map(({ printed }) => printed("purged menus")));
      } finally {
        await database.close();
        await Promise.all(both.map(({ stop }) => stop()));
      }
    }),
  SLOW,
);
