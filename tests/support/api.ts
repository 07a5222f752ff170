import { getTableName, sql } from "drizzle-orm";
import type { Hono } from "hono";
import { createApi } from "#/server/api.ts";
import type { Database } from "#/server/db/database.ts";
import * as carts from "#/server/db/schema/carts.ts";
import * as forms from "#/server/db/schema/forms.ts";
import * as histories from "#/server/db/schema/histories.ts";
import * as projects from "#/server/db/schema/projects.ts";
import * as users from "#/server/db/schema/users.ts";
import { type Filling, freshDatabase } from "./fresh-database.ts";

/** Where the tested site is; no request leaves for it. */
export const TEST_SITE = "http://localhost:4000";

/** What visitors write, and tests must not leave to each other. Profiles and contests are the catalogue's. */
const visitorTables = [
  users.users,
  carts.carts,
  projects.playlists,
  projects.musicAdvices,
  histories.listened,
  histories.downloads,
  forms.contactFormEntries,
  forms.adviceFormEntries,
  forms.contestRegistrations,
];

export interface TestApi {
  app: Hono;
  db: Database;
  /** Answers a request as the server would; a bare path is a GET on it. */
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  /** The clock of the server; tests move it. */
  now: Date;
  /** What ended in a 500. */
  errors: unknown[];
  /** Empties all that visitors wrote, and forgets how often they asked. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The real API on a database of its own: the demo catalogue unless `empty` is asked for. */
export async function apiForTests(filling: Filling = "demo"): Promise<TestApi> {
  const database = await freshDatabase(filling);
  const { db } = database;
  const errors: unknown[] = [];
  const create = () =>
    createApi({
      db,
      clock: () => test.now,
      log: { error: ({ err }) => errors.push(err) },
      siteUrl: TEST_SITE,
      version: "test",
    });
  const test: TestApi = {
    now: new Date("2026-06-01T12:00:00Z"),
    errors,
    db,
    app: create(),
    fetch: async (input, init) =>
      test.app.fetch(typeof input === "string" ? new Request(new URL(input, TEST_SITE), init) : input),
    async reset() {
      const names = visitorTables.map((table) => sql.identifier(getTableName(table)));
      await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
      errors.length = 0;
      test.app = create();
    },
    close: database.close,
  };
  return test;
}
