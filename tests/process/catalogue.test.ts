import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { asc, isNotNull } from "drizzle-orm";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { tone } from "#/server/operate/import/test-folder.ts";
import { lockFolder } from "#/server/platform/db/folder-lock.ts";
import { type OpenDatabase, openDatabase } from "#/server/platform/db/open.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { trackAnalyses, tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { localMediaStore } from "#/server/platform/media/store.ts";
import { plainEnvironment } from "#/tests/support/plain-environment.ts";

// Each command is a process of its own, and the first one makes a database.
vi.setConfig({ testTimeout: 180_000 });

const ROOT = resolve(import.meta.dirname, "../..");
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-catalogue-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** `npm run catalogue -- …` in a data folder of its own; `kill` ends it at once when `when` holds. */
async function catalogue(args: string[], env: Record<string, string> = {}, when?: () => Promise<boolean>) {
  const child = spawn(process.execPath, ["server/cli.ts", ...args], {
    cwd: ROOT,
    env: { ...plainEnvironment(), DATA_DIR: join(folder, "data"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<number | string>((done) =>
    child.once("close", (code, signal) => done(code ?? signal ?? "unknown")),
  );
  while (when && child.exitCode === null && child.signalCode === null) {
    if (await when()) child.kill("SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { code: await ended, output: Buffer.concat(chunks).toString() };
}

async function music(files: Record<string, Uint8Array | string>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, "music/album"), { recursive: true });
    await writeFile(join(folder, "music/album", name), content);
  }
  return join(folder, "music");
}

/** Returns id, name and file of every stored sound; expects each to have its mp3 and its analysis. */
async function stored() {
  const opened: OpenDatabase = await openDatabase({ folder: join(folder, "data/database") });
  const { db } = opened;
  try {
    const media = localMediaStore(join(folder, "data/media"));
    const columns = { id: tracks.id, name: tracks.name, file: tracks.mp3File };
    const sounds = [
      ...(await db.select(columns).from(tracks).orderBy(asc(tracks.id))),
      ...(await db
        .select({ id: trackVersions.id, name: trackVersions.label, file: trackVersions.mp3File })
        .from(trackVersions)),
    ];
    for (const { file } of sounds) expect(await media.has(`track/mp3/${file}`)).toBe(true);
    expect(await db.select().from(trackAnalyses)).toHaveLength(sounds.length);
    expect(await db.select().from(importFiles).where(isNotNull(importFiles.trackId))).toHaveLength(
      sounds.filter(({ name }) => !name.includes("edit")).length,
    );
    return sounds.map(({ id, name, file }) => `${id} ${name} ${file}`);
  } finally {
    await opened.close();
  }
}

test("an import killed at any moment loses nothing that it stored, and the next runs complete it without duplicates", async () => {
  const sounds = await Promise.all(
    Array.from(
      { length: 14 },
      async (_, i) => [i % 7 === 6 ? `${i - 1}_60.mp3` : `${i}.mp3`, await tone(200 + i)] as const,
    ),
  );
  const source = await music(Object.fromEntries(sounds));
  const media = join(folder, "data/media/track/mp3");
  const filesIn = async () => (await readdir(media).catch(() => [])).length;

  let before: string[] = [];
  for (const count of [1, 4, 9]) {
    const { code } = await catalogue(["import", source], {}, async () => (await filesIn()) > count);
    expect(code).toBe("SIGKILL");
    const after = await stored();
    expect(after).toEqual(expect.arrayContaining(before));
    before = after;
  }
  const last = await catalogue(["import", source]);
  expect(last.code).toBe(0);
  const complete = await stored();
  expect(complete).toHaveLength(14);
  expect(complete).toEqual(expect.arrayContaining(before));
  expect((await catalogue(["import", source])).output).toMatch(/^ +14 {2}files that were there already$/m);
  expect(await stored()).toEqual(complete);
}, 240_000);

test("the report names the imported and the refused files, is also written to a file, and a refusal gives the exit code 1", async () => {
  const source = await music({ "good.mp3": await tone(220), "letter.mp3": "Dear Sir", "nothing.wav": "" });
  const { code, output } = await catalogue(["import", source], { LANG: "fr_FR.UTF-8" });
  expect(code).toBe(1);
  expect(output).toMatch(/^ +1 {2}nouveau titre$/m);
  expect(output).toMatch(/album\/letter\.mp3 +Il n’y a pas de son dedans/);
  expect(output).toMatch(/album\/nothing\.wav +Le fichier est vide/);
  const [report = ""] = await readdir(join(folder, "data/imports"));
  expect(report).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.txt$/);
});

test.each([
  [["help"], 0, /npm run catalogue -- import FOLDER/],
  [[], 2, /npm run catalogue -- import FOLDER/],
  [["export"], 2, /There is no command “export”/],
  [["import"], 2, /Name one folder/],
  [["import", "a", "b"], 2, /Name one folder/],
  [["import", "a", "--shete", "x.csv"], 2, /--shete/],
  [["import", "/nowhere/at/all"], 2, /There is no folder \/nowhere\/at\/all/],
  [["import", "package.json"], 2, /is not a folder/],
  [["import", "contract"], 2, /There is no sound in/],
])("the arguments %j end with exit code %i and one clear sentence", async (args, code, sentence) => {
  const ended = await catalogue(args);
  expect(ended.code).toBe(code);
  expect(ended.output).toMatch(sentence);
  expect(ended.output).not.toMatch(/^\s+at /m);
  expect(await readdir(folder)).toEqual([]);
});

test("a sheet without a column for the file is refused before anything is touched", async () => {
  const source = await music({ "good.mp3": await tone(220) });
  await writeFile(join(folder, "tracks.csv"), "nombre,colour\ngood.mp3,red\n");
  const { code, output } = await catalogue(["import", source, "--sheet", join(folder, "tracks.csv")]);
  expect(code).toBe(2);
  expect(output).toMatch(/no column “file”.*it has nombre, colour\. Expected: file, title, .* Nothing was/);
  expect(await readdir(folder)).not.toContain("data");
});

test("while the site holds the data folder, the import says so and touches nothing", async () => {
  const source = await music({ "good.mp3": await tone(220) });
  await mkdir(join(folder, "data"));
  const release = await lockFolder(join(folder, "data/database"));
  const { code, output } = await catalogue(["import", source]);
  await release();
  expect(code).toBe(2);
  expect(output).toContain(`(process ${process.pid})`);
  expect(output).toMatch(/Stop the site, run the command, start it again; .* use Postgres/);
});

test("with API_URL the command refuses and says where the catalogue is", async () => {
  const { code, output } = await catalogue(["import", "."], { API_URL: "http://api.example:3000" });
  expect(code).toBe(2);
  expect(output).toMatch(/the catalogue lives behind http:\/\/api\.example:3000/);
});
