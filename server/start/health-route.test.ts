import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { openPglite } from "#/server/platform/db/open.ts";
import { healthRoute } from "./health-route.ts";

test("/healthz answers 503 while the database hangs, and 200 once it goes on", async () => {
  const database = await openPglite({});
  onTestFinished(() => database.close());
  const app = new Hono();
  healthRoute(app, { db: database.db, version: "test" });
  const health = async () => {
    const answer = await app.request("/healthz");
    return [answer.status, await answer.json()];
  };
  const well = [200, { status: "ok", db: "ok", version: "test" }];
  expect(await health()).toEqual(well);

  // The embedded database runs one transaction at a time: it answers no query before this one ends.
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  onTestFinished(() => goOn());
  let isHeld: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const holding = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    isHeld();
    await gate;
  });
  await held;
  expect(await health()).toEqual([503, { status: "error", db: "error", version: "test" }]);
  goOn();
  await holding;
  expect(await health()).toEqual(well);
});
