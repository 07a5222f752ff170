/**
 * `npm run dev`: the server with hot reload. Edits of the site reload inside Next; edits under `server/` and
 * `contract/` restart the process. (`node --watch` does not work with Next, which floods it with messages.)
 */
import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const WATCHED = ["server", "contract"];
/** Waits for this pause: a save changes a file several times, and a checkout changes many files. */
const SETTLE_MS = 150;

let child: ChildProcess;
let restarting: Promise<void> | null = null;
let timer: NodeJS.Timeout | undefined;
let stopping = false;

for (const folder of WATCHED) {
  watch(resolve(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|json|yaml|md|sql)$/.test(file) || /\.test\.ts$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting ??= restart(`${folder}/${file}`).finally(() => {
        restarting = null;
      });
    }, SETTLE_MS);
  });
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    stopping = true;
    child.kill(signal);
  });
}

child = start();

function start(): ChildProcess {
  const started = spawn(process.execPath, ["server/main.ts", "--dev"], { cwd: ROOT, stdio: "inherit" });
  started.on("exit", (code) => {
    if (stopping) process.exit(code ?? 0);
    if (!restarting && code)
      process.stderr.write(`\nThe server ended with ${code}; the next edit starts it again.\n`);
  });
  return started;
}

/**
 * Restarts the process. Only one process may use the database folder, so the old one must end before the new one
 * starts.
 */
async function restart(file: string): Promise<void> {
  process.stdout.write(`\n${file} changed: restarting\n`);
  const old = child;
  if (old.exitCode === null && old.signalCode === null) {
    const exited = new Promise((resolve) => old.once("exit", resolve));
    old.kill("SIGTERM");
    await exited;
  }
  if (!stopping) child = start();
}
