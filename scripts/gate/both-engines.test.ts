import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { BOTH_ENGINES } from "./both-engines.ts";

const ROOT = resolve(import.meta.dirname, "../..");

test("npm test runs every test that needs Postgres on one", () => {
  const files = execFileSync(
    "grep",
    ["-rlE", String.raw`runIf\((server|ownPostgres\(\))`, "server", "tests"],
    {
      cwd: ROOT,
      encoding: "utf8",
    },
  );
  const onPostgres = files
    .trim()
    .split("\n")
    .filter((file) => file.endsWith(".test.ts"));
  expect(onPostgres).toContain("tests/contract/several-processes.test.ts");
  expect(onPostgres.filter((file) => !BOTH_ENGINES.some((place) => file.startsWith(place)))).toEqual([]);
});

test("every listed path exists", () => {
  expect(BOTH_ENGINES.filter((place) => !existsSync(resolve(ROOT, place)))).toEqual([]);
});
