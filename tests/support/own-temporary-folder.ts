import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";

/**
 * Gives a test file a temporary folder of its own: in the machine's, other processes come and go. To be called once at
 * the top; gives a reader of the names in it.
 */
export function ownTemporaryFolder(): () => Promise<string[]> {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "sillon-test-"));
    // Node asks for the one on POSIX, for the others on Windows.
    for (const name of ["TMPDIR", "TEMP", "TMP"]) vi.stubEnv(name, folder);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  return () => readdir(folder);
}
