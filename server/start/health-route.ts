import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import type { Database } from "#/server/platform/db/database.ts";
import type { SearchModel } from "#/server/search/model/search-model.ts";

/** Time for the database to answer. Monitors give up after 2 s, so we answer 503 before that. */
const TIMEOUT_MS = 1_500;

interface HealthDependencies {
  db: Database;
  version: string;
  search?: Pick<SearchModel, "state">;
}

/** Serves `/healthz`: whether the database answers, and the state of the search model. */
export function healthRoute(app: Hono, { db, version, search }: HealthDependencies): void {
  let pending: Promise<boolean> | null = null;
  /** Sends one query at a time: queries to a database that hangs would fill its pool. */
  const databaseAnswers = () => {
    pending ??= db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        pending = null;
      });
    return pending;
  };
  const timeOut = async () => {
    await wait(TIMEOUT_MS, undefined, { ref: false });
    // If this process itself was blocked, the answer may have arrived meanwhile: let it be read first.
    await turn();
    return false;
  };

  app.get("/healthz", async (context) => {
    const isUp = await Promise.race([databaseAnswers(), timeOut()]);
    const body = {
      status: isUp ? "ok" : "error",
      db: isUp ? "ok" : "error",
      version,
      ...(search && { search: search.state() }),
    };
    return context.json(body, isUp ? 200 : 503, { "Cache-Control": "private, no-store" });
  });
}
