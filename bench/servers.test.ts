import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { familySeconds } from "./servers.ts";

const CHILDREN = 40;
/** Forty children that work one after the other; their parent says when all are done, and waits. */
const SCRIPT = `
work() { i=0; while [ $i -lt 60000 ]; do i=$((i+1)); done; }
n=0; while [ $n -lt ${CHILDREN} ]; do ( work ) ; n=$((n+1)); done
echo done; read forever`;

let family: ReturnType<typeof spawn>;
afterEach(() => family.kill("SIGKILL"));

test.runIf(process.platform === "linux")("what a family has used never falls when children end", async () => {
  family = spawn("sh", ["-c", SCRIPT], { stdio: ["pipe", "pipe", "inherit"] });
  let isDone = false;
  const done = once(family.stdout ?? family, "data").then(() => {
    isDone = true;
  });
  const read: number[] = [];
  while (!isDone) read.push(await familySeconds(family.pid ?? 0));
  await done;
  read.push(await familySeconds(family.pid ?? 0));
  expect(read).toEqual(read.toSorted((one, other) => one - other));
  expect(read.at(-1)).toBeGreaterThan(0);
});
