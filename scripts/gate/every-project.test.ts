import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import config from "#/vitest.config.ts";

test("npm test runs every Vitest project", () => {
  const source = readFileSync(new URL("../test.ts", import.meta.url), "utf8");
  // The run on Postgres repeats some of the tests: it does not count.
  const once = source
    .split("\n")
    .filter((line) => !line.includes('"postgres"'))
    .join("\n");
  const named = [...once.matchAll(/inProjects\(([^)]*)\)/g)].flatMap(([, names = ""]) =>
    [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name),
  );
  const projects = config.test?.projects?.map(
    (one) => typeof one === "object" && "test" in one && one.test?.name,
  );
  expect([...new Set(named)].toSorted()).toEqual(projects?.toSorted());
});

test("every file of the project `alone` exists", () => {
  const alone = config.test?.projects?.find(
    (one) => typeof one === "object" && "test" in one && one.test?.name === "alone",
  );
  const files = typeof alone === "object" && "test" in alone ? alone.test?.include : undefined;
  expect(files?.length).toBeGreaterThan(0);
  expect(files?.filter((file) => !existsSync(file))).toEqual([]);
});
