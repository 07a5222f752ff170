import { spawn } from "node:child_process";
import { once } from "node:events";
import { getPriority } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { lowerPriority } from "./lower-priority.ts";

test("the priority of a process is lowered, and a process that has ended is ignored", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"], { stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "spawn");
  const pid = child.pid ?? 0;
  const niceness = getPriority(pid) + 1;
  lowerPriority(pid, niceness);
  expect(getPriority(pid)).toBe(niceness);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(() => lowerPriority(pid, niceness)).not.toThrow();
});
