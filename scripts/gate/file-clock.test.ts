import { resolve } from "node:path";
import { expect, test } from "vitest";
import { fileClock, slowest } from "./file-clock.ts";
import type { FileNews } from "./file-reporter.ts";
import { runTool } from "./run-step.ts";

test("a file's time is the sum over its tests, whatever ran in parallel; the slowest files come first", () => {
  let now = 0;
  const clock = fileClock("journeys", () => now);
  const at = (milliseconds: number, file: string, hasStarted: boolean) => {
    now = milliseconds;
    clock.record({ file, hasStarted });
  };
  at(0, "a.spec.ts", true);
  at(1_000, "b.spec.ts", true);
  expect(clock.running()).toEqual(["a.spec.ts", "b.spec.ts"]);
  at(3_000, "a.spec.ts", false);
  at(10_000, "a.spec.ts", true);
  at(10_500, "a.spec.ts", false);
  at(13_000, "b.spec.ts", false);
  at(14_000, "never-started.spec.ts", false);
  at(15_000, "worker-died.spec.ts", true);
  expect(clock.running()).toEqual(["worker-died.spec.ts"]);
  const others = fileClock("units", () => now);
  others.record({ file: "c.test.ts", hasStarted: true });
  now += 5_000;
  others.record({ file: "c.test.ts", hasStarted: false });
  expect(slowest([...clock.times(), ...others.times()], 2)).toEqual([
    "    12.0 s  b.spec.ts (journeys)",
    "     5.0 s  c.test.ts (units)",
  ]);
});

test("the reporter announces each file that Vitest starts and ends", async () => {
  const file = "lib/pages/safe-href.test.ts";
  const heard: FileNews[] = [];
  const { ok } = await runTool(
    "vitest/vitest.mjs",
    ["run", "--project", "node", `--reporter=${resolve(import.meta.dirname, "file-reporter.ts")}`, file],
    { onFile: (news) => heard.push(news) },
  );
  expect(ok).toBe(true);
  expect(heard).toEqual([
    { file, hasStarted: true },
    { file, hasStarted: false },
  ]);
});
