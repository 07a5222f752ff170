import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { afterEach, expect, onTestFailed, test } from "vitest";
import { familySeconds } from "./servers.ts";

const CHILDREN = 40;
/** Starts forty children that work one after the other; the parent then prints that all are done, and waits. */
const SCRIPT = `
work() { i=0; while [ $i -lt 60000 ]; do i=$((i+1)); done; }
n=0; while [ $n -lt ${CHILDREN} ]; do ( work ) ; n=$((n+1)); done
echo done; read forever`;

/** Starts a server, prints its address, and sends it a request that fails when the server ends. */
const STARTER = `
import { once } from "node:events";
import { connect } from "node:net";
import { startBare } from "./bench/servers.ts";
const { pid, folder, url } = await startBare(Buffer.from("x"), "text/plain", "");
const asked = connect(new URL(url).port, "127.0.0.1");
await once(asked, "connect");
process.stdout.write(JSON.stringify({ pid, folder }));
await once(asked, "close");
throw new Error("It does not answer");`;

let family: ReturnType<typeof spawn>;
afterEach(() => family.kill("SIGKILL"));

test.runIf(process.platform === "linux")("processor time never falls when children end", async () => {
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

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
  ["SIGHUP", 129],
] as const)("a measurement ended by %s leaves no server and no folder behind", async (signal, exit) => {
  family = spawn(process.execPath, ["--input-type=module-typescript", "--eval", STARTER], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [told] = await once(family.stdout ?? family, "data");
  const { pid, folder } = JSON.parse(String(told)) as { pid: number; folder: string };
  onTestFailed(() => void process.kill(pid, "SIGKILL"));
  expect(() => process.kill(pid, 0)).not.toThrow();
  family.kill(signal);
  expect(await once(family, "exit")).toEqual([exit, null]);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  expect(existsSync(folder)).toBe(false);
});
