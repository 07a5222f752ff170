import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BucketPlace } from "#/server/platform/media/media-place.ts";
import { freePort } from "./free-port.ts";

const require = createRequire(import.meta.url);
/** S3rver (MIT): its package forgets the program itself, which is this line. */
const PROGRAM = `require(${JSON.stringify(require.resolve("@20minutes/s3rver/lib/cli.js"))}).parseAsync()`;
const BUCKETS = ["sounds", "others"];
const RETRY_MS = 50;

/** A store that speaks S3, in a process of its own: it can be killed, frozen and started again with its content. */
export type S3Server = {
  /** The first of its two buckets, with the keys it takes. */
  place: BucketPlace;
  /** The settings that name it. */
  env: Record<string, string>;
  kill(): Promise<void>;
  restart(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** Ends it and removes its content. */
  close(): Promise<void>;
};

const OBJECT = "._S3rver_object";

/**
 * Removes objects that a killed store was writing: a real one shows an object whole or not at all. The sum of an object
 * is written last.
 */
async function dropHalfWritten(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => one.endsWith(OBJECT))) {
    const path = join(folder, name);
    const sum = await readFile(`${path}.md5`, "utf8").catch(() => "");
    if (/^[0-9a-f]{32}$/.test(sum)) continue;
    const metadata = `${path.slice(0, -OBJECT.length)}._S3rver_metadata.json`;
    for (const part of [path, `${path}.md5`, metadata]) await rm(part, { force: true });
  }
}

/** Starts a store on a free port, over an empty folder. */
export async function startS3(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-s3-"));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const place: BucketPlace = {
    kind: "bucket",
    endpoint,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    isPathStyle: true,
    bucket: "sounds",
    prefix: "library/",
  };
  let child: ChildProcess;

  async function restart() {
    await dropHalfWritten(folder);
    const options = ["-d", folder, "-a", "127.0.0.1", "-p", String(port), "-s", "--no-vhost-buckets"];
    const buckets = BUCKETS.flatMap((name) => ["--configure-bucket", name]);
    // The marks from which its lists go on are enciphered by DES.
    const words = ["--openssl-legacy-provider", "-e", PROGRAM, "--", "s3rver", ...options, ...buckets];
    child = spawn(process.execPath, words, { stdio: "ignore" });
    const isUp = () =>
      fetch(endpoint).then(
        () => true,
        () => false,
      );
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error(`The S3 server ended with ${child.exitCode}`);
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }

  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  await restart();
  return {
    place,
    env: {
      MEDIA_URL: `s3://${place.bucket}/${place.prefix}`,
      MEDIA_ENDPOINT: endpoint,
      MEDIA_KEY: place.accessKeyId,
      MEDIA_SECRET: place.secretAccessKey,
    },
    kill,
    restart,
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
