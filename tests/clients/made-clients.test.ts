import { execFileSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerType, serve } from "@hono/node-server";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { localMediaStore } from "#/server/platform/media/store.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { CLIENT_TOOLS } from "#/tests/support/client-tools.ts";
import { signedIn } from "#/tests/support/signed-in.ts";

/** Rules of Redocly that we break on purpose: the address is that of a test, and health probes have no 4xx answer. */
const WARNED = new Set(["no-server-example.com", "operation-4xx-response", "tag-description"]);

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
  at?: string;
}

let api: TestApi;
let server: ServerType;
let folder: string;
let document: string;

beforeAll(async () => {
  api = await apiForTests();
  server = serve({ fetch: (request) => api.app.fetch(request), port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  folder = await mkdtemp(join(tmpdir(), "sillon-clients-"));
  await mkdir(join(folder, "made"));
  await symlink(join(CLIENT_TOOLS, "node_modules"), join(folder, "node_modules"));
  for (const file of ["journey.ts", "typed-paths.ts", "tsconfig.json"]) {
    await copyFile(join(CLIENT_TOOLS, file), join(folder, file));
  }
  document = join(folder, "made/openapi.json");
  await writeFile(document, await (await api.fetch("/api/docs.json")).text());
});
afterAll(async () => {
  server.close();
  await api.close();
  await rm(folder, { recursive: true });
});

/** Runs a program of the tools; throws with its output when it fails. */
function run(program: string, ...args: string[]): string {
  const file = join(CLIENT_TOOLS, program);
  try {
    return execFileSync(process.execPath, [file, ...args], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} failed:\n${stdout}\n${stderr}`);
  }
}

test("Redocly finds no fault in the document", () => {
  const problems = JSON.parse(run("lint.mjs", document)) as Problem[];
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(problems.filter(({ ruleId }) => !WARNED.has(ruleId))).toEqual([]);
});

test("two generators make clients that compile, and one of them goes from sign-in to a cue sheet", async () => {
  run("node_modules/openapi-typescript/bin/cli.js", document, "-o", join(folder, "made/paths.d.ts"));
  run("node_modules/@hey-api/openapi-ts/bin/run.js", "-i", document, "-o", join(folder, "made/hey-api"));
  run("node_modules/typescript/bin/tsc", "-p", folder);

  const password = "a-long-way-to-the-delta";
  await signedIn(api, { email: "ana@example.org", password, isVerified: true });
  await giveSounds();
  const { port } = server.address() as AddressInfo;
  const { journey } = createRequire(import.meta.url)(join(folder, "built/journey.js")) as {
    journey(baseUrl: string, credentials: object): Promise<Record<string, unknown>>;
  };
  const seen = await journey(`http://127.0.0.1:${port}`, { email: "ana@example.org", password });
  expect(seen.found).toHaveLength(2);
  expect(seen).toMatchObject({
    project: seen.found,
    stale: 412,
    note: "Entrée de la kora",
    sharedWith: ["ben@example.org"],
    onSharePage: ["Entrée de la kora"],
    sheet: { channel: "Arte", cues: 2 },
    refused: "name",
  });
  expect(seen.sound).toBeGreaterThan(1_000);
  expect(seen.zip).toBeGreaterThan(Number(seen.sound));
});

/** Stores half a second of sound for every track. */
async function giveSounds(): Promise<void> {
  const media = localMediaStore(join(folder, "media"));
  const wave = Float32Array.from({ length: 22_050 }, (_, index) => Math.sin(index / 16) / 2);
  const mp3 = await encodeMp3({ sampleRate: 44_100, channels: [wave] });
  const rows = await api.db.select({ file: tracks.mp3File }).from(tracks).orderBy(asc(tracks.id));
  for (const { file } of rows) await media.write(`track/mp3/${file}`, mp3);
  api.sounds = { media, ensureSound: async () => false, coverOf: async () => null };
}
