import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const START_MS = 300_000;
const POLL_MS = 200;

export type Running = { url: string; pid: number; stop(): Promise<void> };

/** Sillon as a person starts it, on a fresh data folder; ready when it says it is healthy. */
export async function startSillon(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-bench-"));
  const port = 20_000 + (process.pid % 20_000);
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "info",
      TRUST_PROXY: "1",
      SITE_INDEX: "on",
      DEMO_SOUND: "asked",
    },
    // The log is written as in production, to a pipe that is read and forgotten.
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout?.resume();
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error("Sillon did not start");
    }
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  return { url, pid: child.pid ?? 0, stop };
}

/** A bare server that answers everything with `body`. */
export async function startBare(body: Uint8Array, type: string, encoding: string): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-bare-"));
  const file = join(folder, "body");
  await writeFile(file, body);
  const child = spawn(process.execPath, [join(ROOT, "bench/bare-server.ts"), file, type, encoding], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((done, fail) => {
    child.stdout?.once("data", (chunk: Buffer) => done(chunk.toString().trim()));
    child.once("exit", () => fail(new Error("The bare server did not start")));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Seconds of processor a process and its threads have used so far, on demand with those of its children that have ended
 * (Linux; 0 elsewhere).
 */
export async function cpuSeconds(pid: number, withEnded = false): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const TICKS_PER_SECOND = 100;
  const ticks = fields.slice(11, withEnded ? 15 : 13).map(Number);
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}

/** Resident memory of a process in megabytes (Linux; 0 elsewhere). */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const isHealthy = (url: string) =>
  fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await gone;
}
