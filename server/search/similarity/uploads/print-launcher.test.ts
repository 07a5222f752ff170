import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Opens files up to the system's limit, then asks for an upload to be measured. */
const WITHOUT_FILES = `
  import { openSync } from "node:fs";
  import { createPrintLauncher } from "#/server/search/similarity/uploads/print-launcher.ts";
  try { for (;;) openSync("/dev/null"); } catch {}
  await createPrintLauncher().measure({ path: "/nowhere", longestMs: 1000, waitMs: 1000 }).catch(() => console.log("failed"));
`;

test.runIf(process.platform === "linux")(
  "if no process can be started, an upload fails at once",
  async () => {
    const limited = ["-c", 'ulimit -n 200; exec "$0" --input-type=module -e "$1"'];
    const ended = await promisify(execFile)("sh", [...limited, process.execPath, WITHOUT_FILES]);
    expect(ended.stdout).toBe("failed\n");
  },
);
