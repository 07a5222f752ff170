import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { DataFolderInUseError, lockFolder } from "./folder-lock.ts";

const folder = () => join(mkdtempSync(join(tmpdir(), "sillon-lock-")), "database");

test("a locked folder is refused with the name and pid of its holder, and free again once released", async () => {
  const data = folder();
  const release = await lockFolder(data);
  const refused = lockFolder(data);
  await expect(refused).rejects.toBeInstanceOf(DataFolderInUseError);
  await expect(refused).rejects.toThrow(`${data} is in use by process ${process.pid}`);
  await release();
  expect(existsSync(`${data}.lock`)).toBe(false);
  await (await lockFolder(data))();
});

test("a lock left by a dead process is recovered", async () => {
  const data = folder();
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  writeFileSync(`${data}.lock`, JSON.stringify({ pid: child.pid, startedAt: "1" }));
  const release = await lockFolder(data);
  expect(JSON.parse(readFileSync(`${data}.lock`, "utf8")).pid).toBe(process.pid);
  await release();
});

test.runIf(existsSync("/proc/self/stat"))(
  "a lock is not held by another process that has reused the pid",
  async () => {
    const data = folder();
    writeFileSync(`${data}.lock`, JSON.stringify({ pid: process.pid, startedAt: "1" }));
    await (await lockFolder(data))();
  },
);

test.each(["", "{", '{"pid":"x"}'])("a truncated lock (%j) is ignored", async (content) => {
  const data = folder();
  writeFileSync(`${data}.lock`, content);
  await (await lockFolder(data))();
});

test("when several processes recover a lock at once, one wins, and nothing is left but its lock", async () => {
  for (let time = 0; time < 30; time += 1) {
    const data = folder();
    writeFileSync(`${data}.lock`, "{");
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(data)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(readdirSync(dirname(data))).toEqual(["database.lock"]);
  }
});

test("a process that died while it recovered a lock does not keep others from it", async () => {
  const data = folder();
  writeFileSync(`${data}.lock`, "{");
  writeFileSync(`${data}.lock.recovery`, JSON.stringify({ pid: process.pid, startedAt: "1" }));
  await (await lockFolder(data))();
  expect(readdirSync(dirname(data))).toEqual([]);
});
