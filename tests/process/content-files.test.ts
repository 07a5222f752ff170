import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#/tests/support/free-port.ts";
import { plainEnvironment } from "#/tests/support/plain-environment.ts";
import { silentFeaturedSounds } from "#/tests/support/silent-featured-sounds.ts";
import { type Sillon, startSillon } from "#/tests/support/start-sillon.ts";

/** Enough for two starts (the first creates the database and, in a fresh clone, the build) and five commands. */
const ALL_MS = 480_000;
const ROOT = resolve(import.meta.dirname, "../..");
const WRITER = "writers/awa-sangare.yaml";

let bench: string;
let dataDir: string;
let texts: string;
const started: Sillon[] = [];

beforeAll(async () => {
  bench = await mkdtemp(join(tmpdir(), "sillon-content-files-"));
  dataDir = join(bench, "data");
  texts = join(bench, "texts");
  await silentFeaturedSounds(dataDir);
});
afterAll(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  await Promise.all(started.map(({ ended }) => ended));
  await rm(bench, { recursive: true, force: true });
});

async function start() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sillon = startSillon({ PORT: String(port), DATA_DIR: dataDir, DEMO_SOUND: "asked" });
  started.push(sillon);
  await sillon.ready(url);
  const stop = async () => {
    sillon.child.kill("SIGTERM");
    expect(await sillon.ended).toBe(0);
  };
  return { url, stop };
}

/** `npm run catalogue -- content …` on the data folder of the site. */
async function content(...args: string[]) {
  const child = spawn(process.execPath, ["server/cli.ts", "content", ...args], {
    cwd: ROOT,
    env: { ...plainEnvironment(), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { code, output: Buffer.concat(chunks).toString() };
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(texts, file);
  const source = await readFile(path, "utf8");
  expect(source).toContain(from);
  await writeFile(path, source.replaceAll(from, to));
}

test(
  "texts go out as files, an edit comes back to the API and the pages, and a bad file changes nothing",
  async () => {
    const first = await start();
    const busy = await content("export", texts);
    expect(busy.code).toBe(2);
    expect(busy.output).toMatch(/The site is running on .+\. Stop the site, run the command, start it again/);
    await first.stop();

    const written = await content("export", texts);
    expect([written.code, written.output]).toEqual([0, expect.stringMatching(/^\d+ files written to /)]);

    await edit(WRITER, "name: Awa Sangaré", "name: Awa Sangaré Keïta");
    await edit("referentials.yaml", "name: FOOTER_DISCLAIMER", "colour: red\n  name: FOOTER_DISCLAIMER");
    const refused = await content("apply", texts);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^referentials\.yaml:\d+: .*colour.* is no field that is known here\.$/m);
    expect(refused.output).toMatch(/^1 thing to mend\. Nothing was changed\.$/m);

    await edit("referentials.yaml", "colour: red\n  name: FOOTER_DISCLAIMER", "name: FOOTER_DISCLAIMER");
    const dry = await content("apply", texts, "--dry-run");
    // The good half of the refused folder is still to come: nothing of it was applied.
    expect([dry.code, dry.output]).toEqual([
      0,
      expect.stringMatching(/^~ writers\/awa-sangare: name\n0 added, 1 changed, 0 taken out\./),
    ]);
    const applied = await content("apply", texts);
    expect([applied.code, applied.output]).toEqual([
      0,
      "~ writers/awa-sangare: name\n0 added, 1 changed, 0 taken out.\n",
    ]);

    const second = await start();
    const found = await fetch(`${second.url}/api/page_writers?slug=awa-sangare`);
    expect(await found.text()).toContain("Awa Sangaré Keïta");
    const page = await fetch(`${second.url}/fr/nos-compositeurs/awa-sangare`);
    expect(await page.text()).toContain("Awa Sangaré Keïta");
    await second.stop();
  },
  ALL_MS,
);
