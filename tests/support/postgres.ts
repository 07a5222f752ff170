import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

const DEBIAN = "/usr/lib/postgresql";
const OLDEST = 15;
const START_MS = 20_000;
const RETRY_MS = 100;

export type TestPostgres = { url: string; pid: number; stop(): Promise<void> };

/** The folder with `initdb` and `postgres` of version 15 or later; null when this machine has none. */
function findPostgres(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const newest = readdirSync(DEBIAN)
    .map(Number)
    .filter((version) => version >= OLDEST && existsSync(join(DEBIAN, String(version), "bin/postgres")))
    .toSorted((a, b) => b - a)[0];
  return newest ? join(DEBIAN, String(newest), "bin") : null;
}

/** `findPostgres`, after installing it by the system's packages when this is root on Debian and there is none. */
export function ensurePostgres(say: (text: string) => void): string | null {
  const found = findPostgres();
  if (found || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  say("No Postgres here: installing it");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-q"], { stdio: "ignore", env });
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "postgresql"], {
      stdio: "ignore",
      env,
    });
  } catch {
    return null;
  }
  return findPostgres();
}

/**
 * A throw-away Postgres from the binaries in `bin`, on a free port, in a temporary folder, without fsync; and without
 * autovacuum, whose transactions hold back the feed of changes.
 */
export async function startPostgres(bin: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "sillon-postgres-"));
  // Postgres refuses to run as root; Debian's package brings a user for it.
  const user = process.getuid?.() === 0 ? userId("postgres") : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  try {
    execFileSync(
      join(bin, "initdb"),
      ["-D", folder, "-U", "sillon", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const server = spawn(
    join(bin, "postgres"),
    [
      ...["-D", folder, "-p", String(port), "-k", folder],
      ...["listen_addresses=127.0.0.1", "fsync=off", "autovacuum=off"].flatMap((setting) => ["-c", setting]),
    ],
    { ...options, stdio: "ignore" },
  );
  const url = `postgres://sillon@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: server.pid ?? 0, stop };
}

function userId(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** SIGINT is Postgres' fast shutdown: it does not wait for clients. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGINT");
  await gone;
}
