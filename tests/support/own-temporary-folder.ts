import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";

/**
 * Gives a test file its own temporary folder, since other processes write to the machine's. To be called once at
 * the top; returns a function that lists the names in it.
 */
export function ownTemporaryFolder(): () => Promise<string[]> {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "sillon-test-"));
    // Node reads TMPDIR on POSIX, the other two on Windows.
    for (const name of ["TMPDIR", "TEMP", "TMP"]) vi.stubEnv(name, folder);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  return () => readdir(folder);
}
