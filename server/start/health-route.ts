import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import type { Database } from "#/server/platform/db/database.ts";
import type { SearchModel } from "#/server/search/model/search-model.ts";

/** Who asks for health has 2 s: an answer that comes later is none. */
const PATIENCE_MS = 1_500;

interface HealthDependencies {
  db: Database;
  version: string;
  search?: Pick<SearchModel, "state">;
}

/** `/healthz`: whether the database answers, and how far the search model is. */
export function healthRoute(app: Hono, { db, version, search }: HealthDependencies): void {
  let asked: Promise<boolean> | null = null;
  /** One question at a time: those to a database that stands still would fill its pool. */
  const answers = () => {
    asked ??= db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null;
      });
    return asked;
  };
  const late = async () => {
    await wait(PATIENCE_MS, undefined, { ref: false });
    // Where this process itself was held up, an answer may lie there by now.
    await turn();
    return false;
  };

  app.get("/healthz", async (context) => {
    const isUp = await Promise.race([answers(), late()]);
    const body = {
      status: isUp ? "ok" : "error",
      db: isUp ? "ok" : "error",
      version,
      ...(search && { search: search.state() }),
    };
    return context.json(body, isUp ? 200 : 503, { "Cache-Control": "private, no-store" });
  });
}
