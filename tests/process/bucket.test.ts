import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { tone } from "#/server/operate/import/test-folder.ts";
import { bucketMediaStore } from "#/server/platform/media/bucket-store.ts";
import { freePort } from "#/tests/support/free-port.ts";
import { plainEnvironment } from "#/tests/support/plain-environment.ts";
import { type S3Server, startS3 } from "#/tests/support/s3-server.ts";

// Each command is a process of its own, and the first one makes a database.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const ROOT = resolve(import.meta.dirname, "../..");
const AGAIN = "s3://others/again";
let folder: string;
let s3: S3Server;
let music: Uint8Array;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-bucket-"));
  s3 = await startS3();
  await mkdir(join(folder, "music/Far Rivers"), { recursive: true });
  music = await tone(220, { TIT2: "One" }, 20);
  await writeFile(join(folder, "music/Far Rivers/one.mp3"), music);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const environment = (data: string) => ({ DATA_DIR: join(folder, data), DEMO: "off", ...s3.env });

/** `npm run catalogue -- …`; fails with its output when it does not end well. */
async function catalogue(data: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ["server/cli.ts", ...args], {
    cwd: ROOT,
    env: { ...plainEnvironment(), ...environment(data) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((done) => child.once("close", done));
  const said = Buffer.concat(chunks).toString();
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}:\n${said}`);
  return said;
}

/** The API of `npm start` until the test is over, with other settings over those of the bucket. */
async function start(data: string, others: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ["tests/support/api-process.ts"], {
    cwd: ROOT,
    env: { ...plainEnvironment(), PORT: String(port), ...environment(data), ...others },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = new Promise((done) => child.once("close", done));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { url: `http://127.0.0.1:${port}`, ended, said: () => output };
}

test("a catalogue in a bucket is imported, backed up, taken back into another bucket, and played from there", async () => {
  expect(await catalogue("first", "import", join(folder, "music"))).toMatch(/^ +1 {2}new track/m);
  expect(await readdir(join(folder, "first"))).not.toContain("media");
  const backup = join(folder, "backup.gz");
  expect(await catalogue("first", "backup", backup)).toContain("are in s3://sounds/library/");
  const copy = `file://${folder}/copy`;
  const copied = await catalogue("first", "media", "copy", s3.env.MEDIA_URL ?? "", copy);
  expect(copied).toMatch(/^\d+ files copied \(\d+ MB\) to .*copy and read back; none was there already\.$/m);

  await catalogue("second", "restore", backup);
  await catalogue("second", "media", "copy", copy, AGAIN);
  const media = bucketMediaStore({ ...s3.place, bucket: "others", prefix: "again/" });
  const { value: sound } = await media.list("track/mp3")[Symbol.asyncIterator]().next();
  const { url, said } = await start("second", { MEDIA_URL: AGAIN });
  await expect.poll(said, { timeout: 60_000 }).toContain("listening");
  const play = (range: string) => fetch(`${url}/media/${sound?.name}`, { headers: { range } });
  const part = await play("bytes=1000-1999");
  expect(part.status).toBe(206);
  expect(part.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(Buffer.from(await part.arrayBuffer()).equals(music.subarray(1_000, 2_000))).toBe(true);

  s3.freeze();
  onTestFinished(() => s3.thaw());
  const away = await play("bytes=2000-2999");
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
  for (const path of ["/api/front/album/far-rivers", "/healthz"])
    expect((await fetch(url + path)).status).toBe(200);
  s3.thaw();
  expect((await play("bytes=2000-2999")).status).toBe(206);
});

test("keys that are refused stop the start with a sentence that names the settings, never the keys", async () => {
  const { ended, said } = await start("third", { MEDIA_SECRET: "not-the-secret" });
  expect(await ended).toBe(1);
  expect(said()).toContain("The bucket of MEDIA_URL lets nobody in");
  expect(said()).toContain("SignatureDoesNotMatch");
  expect(said()).not.toContain("not-the-secret");
});
