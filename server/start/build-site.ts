import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { joinScripts } from "./join-scripts.ts";
import { sourceStamp } from "./source-stamp.ts";
import { StartError } from "./start-error.ts";

/** Number of characters of the source stamp that identify a build. */
const BUILD_ID_LENGTH = 12;
const STAMP_FILE = "sillon-stamp";
/** Number of last lines of a failed build to show: the error, not the whole output. */
const SHOWN_LINES = 40;

/** Builds the site into `distDir`, unless the build there comes from the same sources. */
export async function buildSite(
  root: string,
  distDir: string,
  note: (text: string) => void,
): Promise<"built" | "kept"> {
  const stamp = await sourceStamp(root);
  const stampFile = join(root, distDir, STAMP_FILE);
  const known = await readFile(stampFile, "utf8").catch(() => null);
  if (known === stamp) {
    note("up to date");
    return "kept";
  }
  note("building the site");
  await runNextBuild(root, stamp.slice(0, BUILD_ID_LENGTH));
  await joinScripts(root, distDir);
  await writeFile(stampFile, stamp);
  note("built");
  return "built";
}

function runNextBuild(root: string, build: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "node_modules/next/dist/bin/next"), "build"], {
      cwd: root,
      env: {
        ...process.env,
        SITE_BUILD: build,
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        NO_COLOR: "1",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const lines: string[] = [];
    const collect = (chunk: Buffer) => lines.push(...chunk.toString().split("\n"));
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new StartError(
            `The site could not be built:\n${lines.filter(Boolean).slice(-SHOWN_LINES).join("\n")}`,
          ),
        );
    });
  });
}
