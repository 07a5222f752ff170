import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { contains, startsWith } from "./contains.ts";

test("a text is folded and its pattern characters are escaped before it is sent to the database", () => {
  for (const condition of [contains, startsWith]) {
    const query = new PgDialect().sqlToQuery(condition(sql`name`, "50_% ÉTÉ\\"));
    expect(query.params).toEqual(["50\\_\\% ete\\\\"]);
    expect(query.sql.match(/public\.fold/g)).toHaveLength(1);
  }
});
