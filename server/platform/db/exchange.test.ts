import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { withEmptyPostgres } from "#/tests/support/empty-postgres.ts";
import { ownPostgres } from "#/tests/support/own-postgres.ts";
import { openExchange, tellAll } from "./exchange.ts";
import { openDatabase } from "./open.ts";

const server = ownPostgres() ?? "";

/** Joins the exchange of `url`; `heard` collects messages of «tea», and how often some were missed. */
async function join(url: string) {
  const warnings: string[] = [];
  const exchange = await openExchange({ url, log: { warn: (_, message) => void warnings.push(message) } });
  onTestFinished(() => exchange.close());
  const heard: unknown[] = [];
  const missed: true[] = [];
  exchange.hear("tea", (news) => void heard.push(news));
  exchange.missed(() => void missed.push(true));
  return { exchange, heard, missed, warnings };
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

test.runIf(server)("a message of one process reaches all others, and not the process itself", () =>
  withEmptyPostgres(server, async (url) => {
    const [one, two, three] = [await join(url), await join(url), await join(url)];
    one.exchange.tell("coffee", "black");
    one.exchange.tell("tea", { kind: "green", cups: [1, 2] });
    two.exchange.tell("tea", '’ " \\ 茶');
    // The order of messages from two processes is undefined.
    await expect.poll(() => three.heard).toHaveLength(2);
    expect(three.heard).toEqual(expect.arrayContaining([{ kind: "green", cups: [1, 2] }, '’ " \\ 茶']));
    await expect.poll(() => two.heard).toEqual([{ kind: "green", cups: [1, 2] }]);
    await expect.poll(() => one.heard).toEqual(['’ " \\ 茶']);
    for (const { exchange } of [one, two, three]) await exchange.close();
  }),
);

test.runIf(server)(
  "a process that only has a database reaches everyone; a foreign notification is skipped with a warning",
  () =>
    withEmptyPostgres(server, async (url) => {
      const one = await join(url);
      const database = await openDatabase({ url });
      await admin(url, "notify sillon, 'no JSON'");
      await tellAll(database.db, "tea", ["now"]);
      await expect.poll(() => one.heard).toEqual([["now"]]);
      expect(one.warnings).toHaveLength(1);
      await database.close();
      await one.exchange.close();
    }),
);

test.runIf(server)(
  "a broken connection is reopened, and listeners learn that they may have missed messages",
  () =>
    withEmptyPostgres(server, async (url) => {
      const [one, two] = [await join(url), await join(url)];
      await admin(
        url,
        "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()",
      );
      await expect.poll(() => [one.missed, two.missed].flat().length, { timeout: 20_000 }).toBe(2);
      one.exchange.tell("tea", "again");
      await expect.poll(() => two.heard).toEqual(["again"]);
      for (const { exchange } of [one, two]) await exchange.close();
    }),
);
