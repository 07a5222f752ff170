import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { databaseTrouble } from "./database-trouble.ts";

const coded = (code: string) => Object.assign(new Error("inner words"), { code });

test.each([
  [coded("57P01"), "unreachable"],
  [coded("57P03"), "unreachable"],
  [coded("08006"), "unreachable"],
  [coded("53300"), "unreachable"],
  [coded("25006"), "unreachable"],
  [coded("ECONNREFUSED"), "unreachable"],
  [new AggregateError([coded("ECONNREFUSED"), coded("ECONNREFUSED")]), "unreachable"],
  [new DrizzleQueryError("select 1", [], new Error("Connection terminated unexpectedly")), "unreachable"],
  [new DrizzleQueryError("insert", [], coded("53100")), "full"],
  [coded("ENOSPC"), "full"],
  [new Error("could not write: No space left on device"), "full"],
])("%s is recognised as temporary: %s", (error, expected) => {
  expect(databaseTrouble(error)).toBe(expected);
});

test("a violated constraint, a programming error and circular causes are not temporary failures", () => {
  const ring = new Error("round");
  ring.cause = ring;
  for (const error of [
    coded("23505"),
    coded("42P01"),
    new TypeError("x is not a function"),
    ring,
    "text",
    null,
  ])
    expect(databaseTrouble(error)).toBeNull();
});
