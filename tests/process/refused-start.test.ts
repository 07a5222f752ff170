import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { settings } from "#/server/platform/config/settings.ts";
import { startSillon } from "#/tests/support/start-sillon.ts";

const START_MS = 120_000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-start-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** One that is not refused, against what a test expects, ends with the test. */
const begin: typeof startSillon = (...given) => {
  const sillon = startSillon(...given);
  onTestFinished(() => void sillon.child.kill("SIGKILL"));
  return sillon;
};

/** Exit code and output, which never contains a stack or a path of the code. */
async function refusal(env: Record<string, string>) {
  const sillon = begin({ PORT: "0", DATA_DIR: join(folder, "data"), LOG_LEVEL: "error", ...env });
  const code = await sillon.ended;
  const output = sillon.output().trim();
  expect(output).not.toMatch(/^\s+at |node_modules|server\/\w+\.ts/m);
  return { code, output };
}

test(
  "wrong values are refused by name, a line each, with exit code 2",
  async () => {
    const { code, output } = await refusal({
      PORT: "http",
      DEMO: "maybe",
      DATABASE_URL: "mysql://u:canary@h/d",
    });
    expect(code).toBe(2);
    expect(output.split("\n")).toEqual([
      'PORT="http": expected a port number between 0 (any free port) and 65535',
      "DATABASE_URL=(hidden): expected a Postgres address such as postgres://user:password@host:5432/sillon",
      'DEMO="maybe": expected on or off',
    ]);
  },
  START_MS,
);

test(
  "--help names every setting and starts nothing; a word it does not know is refused with the same page",
  async () => {
    const help = begin({ PORT: "http" }, "--help");
    expect(await help.ended).toBe(0);
    expect(help.output()).toMatch(/^Usage: npm start/);
    for (const name of Object.keys(settings.shape)) {
      expect(help.output()).toMatch(new RegExp(`\\s${name}\\s`));
    }
    const typo = begin({ PORT: "0", DATA_DIR: join(folder, "data") }, "--halp");
    expect(await typo.ended).toBe(2);
    expect(typo.output()).toBe(`Unknown: --halp\n\n${help.output()}`);
    expect(await readdir(folder)).toEqual([]);
  },
  START_MS,
);

test(
  "a port in use is one clear sentence and exit code 1",
  async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    try {
      const { code, output } = await refusal({ PORT: String(port) });
      expect(code).toBe(1);
      expect(output).toBe(
        `Sillon cannot start. Port ${port} is already in use. Stop what listens there or choose another with PORT=…`,
      );
    } finally {
      other.close();
    }
  },
  START_MS,
);

test(
  "a data folder that is a file is one clear sentence and exit code 1",
  async () => {
    const file = join(folder, "data");
    await writeFile(file, "");
    const { code, output } = await refusal({ DATA_DIR: file });
    expect([code, output]).toEqual([
      1,
      `Sillon cannot start. ${file} is not a folder. Choose one with DATA_DIR=…`,
    ]);
  },
  START_MS,
);

test.skipIf(process.getuid?.() === 0)(
  "a data folder that may not be written is one clear sentence",
  async () => {
    await chmod(folder, 0o500);
    const { code, output } = await refusal({ DATA_DIR: join(folder, "data") });
    expect(code).toBe(1);
    expect(output).toContain("cannot be written");
  },
  START_MS,
);

test.runIf(canMount())(
  "a full disk is one clear sentence and exit code 1",
  async () => {
    const disk = join(folder, "disk");
    execFileSync("mkdir", [disk]);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", disk]);
    try {
      const { code, output } = await refusal({ DATA_DIR: disk });
      expect(code).toBe(1);
      expect(output).toBe(
        `Sillon cannot start. The disk that holds ${disk} is full. Free some space and start again; nothing saved was lost.`,
      );
    } finally {
      execFileSync("umount", [disk]);
    }
  },
  START_MS,
);

/** Only root may, and not in every container. */
function canMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  try {
    execFileSync("unshare", ["--mount", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
