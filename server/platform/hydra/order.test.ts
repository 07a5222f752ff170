import { asc, desc, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { askedOrder, readOrder } from "./order.ts";

const known = (column: string) => column === "name" || column === "bpm";
const asked = (query: string) => askedOrder(new URLSearchParams(query), known);
const columns = { name: sql`name`, bpm: sql`bpm` };
const usual = { by: [asc(sql`sort_order`), desc(sql`created_at`)], id: sql`id` };
const dialect = new PgDialect();
const written = (query: string) =>
  readOrder(new URLSearchParams(query), columns, usual).map((one) => dialect.sqlToQuery(one).sql);

test.each([
  ["order[name]=asc", [["name", "asc"]]],
  [
    "order[name]=DESC&order[bpm]=Asc",
    [
      ["name", "desc"],
      ["bpm", "asc"],
    ],
  ],
  [
    "order[bpm]=asc&order[name]=asc&order[bpm]=desc",
    [
      ["name", "asc"],
      ["bpm", "desc"],
    ],
  ],
  ["order[name]=up&order[love]=asc&name=asc&order[name", []],
  ["xorder[name]=asc&order[name]x=asc&order[]=asc&order=asc", []],
])("%s orders by %j", (query, order) => {
  expect(asked(query)).toEqual(order);
});

test("a requested order replaces the default one, and both end with the id", () => {
  expect(written("order[name]=desc&order[bpm]=asc")).toEqual(["name desc", "bpm asc", "id asc"]);
  expect(written("")).toEqual(["sort_order asc", "created_at desc", "id asc"]);
  expect(written("order[toString]=asc")).toEqual(["sort_order asc", "created_at desc", "id asc"]);
});
