import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeEnding } from "./before-ending.ts";

const ROOT = resolve(import.meta.dirname, "..");
const START_MS = 300_000;
const POLL_MS = 200;

/** Settings of the memory allocator, as `npm start` passes them (package.json). */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Options of Node, as `npm start` passes them (package.json). */
export const NODE_FLAGS = ["--max-semi-space-size=8", "--heap-growing-percent=50"];

export type Running = { url: string; pid: number; folder: string; stop(): Promise<void> };

/**
 * Starts Sillon as `npm start` does, on a fresh data folder, with `settings` added to the environment; resolves once it
 * reports that it is healthy.
 */
export async function startSillon(settings: Record<string, string> = {}): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-bench-"));
  const port = 20_000 + (process.pid % 20_000);
  const child = spawn(process.execPath, [...NODE_FLAGS, "server/main.ts"], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...ALLOCATOR,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "info",
      TRUST_PROXY: "1",
      PAGE_BUDGET: "10000000",
      SITE_INDEX: "on",
      DEMO_SOUND: "asked",
      ...settings,
    },
    // The log is written to a pipe, as in production; we read and discard it.
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout?.resume();
  const url = `http://127.0.0.1:${port}`;
  const stop = stopping(child, folder);
  const deadline = Date.now() + START_MS;
  while (!(await isAnswering(`${url}/healthz`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error("Sillon did not start");
    }
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  return { url, pid: child.pid ?? 0, folder, stop };
}

/** Starts a bare server that answers every request with `body`. */
export async function startBare(body: Uint8Array, type: string, encoding: string): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-bare-"));
  const file = join(folder, "body");
  await writeFile(file, body);
  const child = spawn(process.execPath, [join(ROOT, "bench/bare-server.ts"), file, type, encoding], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = stopping(child, folder);
  const port = await new Promise<string>((done, fail) => {
    child.stdout?.once("data", (chunk: Buffer) => done(chunk.toString().trim()));
    child.once("exit", () => fail(new Error("The bare server did not start")));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, folder, stop };
}

/** Returns a function that stops a server and removes its folder; it also runs when this process ends on a signal. */
function stopping(child: ChildProcess, folder: string): () => Promise<void> {
  const stop = async () => {
    await endChild(child);
    await rm(folder, { recursive: true, force: true });
  };
  beforeEnding(stop);
  return stop;
}

/** Returns the seconds of processor time that a process and its threads have used (Linux; 0 elsewhere). */
export async function cpuSeconds(pid: number): Promise<number> {
  return ticksOf(await statOf(pid), OWN_TICKS) / TICKS_PER_SECOND;
}

/** Returns the seconds of processor time of a process and all its descendants, running or ended. */
export async function familySeconds(pid: number): Promise<number> {
  return (await familyTicks(pid)) / TICKS_PER_SECOND;
}

/**
 * Reads everything again if a child ends meanwhile: its time then moves to its parent, so it would be missed or counted
 * twice.
 */
async function familyTicks(pid: number): Promise<number> {
  const before = await statOf(pid);
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(ids.map(async (id) => Number((await statOf(id))[PARENT])));
  const children = await Promise.all(ids.filter((_, at) => parents[at] === pid).map(familyTicks));
  const after = await statOf(pid);
  if (ticksOf(before, ENDED_TICKS) !== ticksOf(after, ENDED_TICKS)) return familyTicks(pid);
  return children.reduce((sum, ticks) => sum + ticks, ticksOf(after, [...OWN_TICKS, ...ENDED_TICKS]));
}

const TICKS_PER_SECOND = 100;
/** Indices of fields in `/proc/PID/stat`, after the name: parent, own time, time of children that have ended. */
const PARENT = 1;
const OWN_TICKS = [11, 12];
const ENDED_TICKS = [13, 14];

async function statOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

const ticksOf = (fields: readonly string[], at: readonly number[]) =>
  at.reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);

/** Returns the resident memory of a process in megabytes (Linux; 0 elsewhere). */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Returns whether a request to an address succeeds. */
export const isAnswering = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

/** Asks a process to stop and waits until it has. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await exited;
}
