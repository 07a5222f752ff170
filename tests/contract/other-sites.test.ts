import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#/contract/endpoint.ts";
import { endpoints } from "#/contract/endpoints.ts";
import * as carts from "#/server/platform/db/schema/carts.ts";
import * as forms from "#/server/platform/db/schema/forms.ts";
import * as histories from "#/server/platform/db/schema/histories.ts";
import * as operations from "#/server/platform/db/schema/operations.ts";
import * as projects from "#/server/platform/db/schema/projects.ts";
import * as users from "#/server/platform/db/schema/users.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
let ana: SignedIn;
const PASSWORD = "sept lanternes à Huế";
beforeAll(async () => {
  api = await apiForTests();
  ana = await signedIn(api, { password: PASSWORD });
});
afterAll(() => api.close());

const tables = [carts, forms, histories, operations, projects, users]
  .flatMap((schema) => Object.values(schema as Record<string, unknown>))
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableName(table));

/** All that people write, as text. */
async function everything(): Promise<string> {
  await api.settle();
  const parts: string[] = [];
  for (const name of tables) {
    const { rows } = await api.db.execute<{ all: string }>(
      sql`select coalesce(json_agg(row order by row::text), '[]'::json)::text as all from ${sql.identifier(name)} row`,
    );
    parts.push(`${name} ${rows[0]?.all}`);
  }
  return parts.join("\n");
}

/** A body that every call would take if it came from the site. */
const BODY = {
  email: "ana@example.org",
  password: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: "huit barques sur la rivière",
  firstname: "Mallory",
  lastname: "M",
  locale: "fr",
  acceptTerms: true,
  name: "Taken over",
  tracks: "/api/tracks/12",
  user: null,
  cart: { tracks: [1, 2] },
};

const foreign: Record<string, Record<string, string>> = {
  "a cross-site fetch": { "Sec-Fetch-Site": "cross-site" },
  "a page of a sister host": { "Sec-Fetch-Site": "same-site" },
  "a foreign origin": { Origin: "https://evil.example" },
  "an origin that is hidden": { Origin: "null" },
  "a foreign origin that looks like ours": { Origin: "http://localhost:4000.evil.example" },
};
const wrongTypes: Record<string, string> = {
  text: "text/plain",
  "a form": "application/x-www-form-urlencoded",
  "a form with files": "multipart/form-data; boundary=x",
};

const writes = endpoints.filter(({ method }) => method !== "GET");
const send = ({ method, path }: Endpoint, headers: Record<string, string>) =>
  api.fetch(path.replace("{id}", String(ana.id)).replace(/\{\w+\}/, "x".repeat(43)), {
    method,
    headers: {
      Authorization: `Bearer ${ana.token}`,
      "Content-Type": method === "PATCH" ? "application/merge-patch+json" : "application/json",
      ...headers,
    },
    body: JSON.stringify(BODY),
  });

test.each(Object.entries(foreign))("%s changes nothing, whatever it calls", async (_, headers) => {
  const before = await everything();
  for (const endpoint of writes) {
    const response = await send(endpoint, headers);
    expect([endpoint.path, response.status]).toEqual([endpoint.path, 403]);
  }
  expect(await everything()).toBe(before);
});

test.each(Object.entries(wrongTypes))("%s, which any page may send, changes nothing", async (_, type) => {
  const before = await everything();
  for (const endpoint of writes.filter(({ body }) => body)) {
    const { status } = await send(endpoint, { "Content-Type": type });
    if (endpoint.path.includes("similarity")) expect(status).toBeGreaterThanOrEqual(400);
    else expect([endpoint.path, status]).toEqual([endpoint.path, 415]);
  }
  expect(await everything()).toBe(before);
});

test("the site's own pages, and callers that are no browsers, may write", async () => {
  const own: Record<string, string> = { Origin: "http://localhost:4000", "Sec-Fetch-Site": "same-origin" };
  for (const headers of [{}, own]) {
    const response = await ana.fetch(`/api/user/${ana.id}`, {
      method: "PATCH",
      json: { company: `Radio ${JSON.stringify(headers).length}` },
      headers,
    });
    expect(response.status).toBe(200);
  }
});
