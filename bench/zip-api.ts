/**
 * Runs the API alone with a project of large WAVs: `zip-api.ts FOLDER TRACKS BYTES`. The WAVs are sparse files. Prints
 * the address and the token of the download.
 */
import { mkdir, open } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { asc } from "drizzle-orm";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { localMediaStore } from "#/server/platform/media/store.ts";
import { apiForTests } from "#/tests/support/api.ts";
import { signedIn } from "#/tests/support/signed-in.ts";
import { wavOf } from "#/tests/support/wav-of.ts";

const [, , folder = "", count = "90", bytes = "50000000"] = process.argv;
const api = await apiForTests("demo");
const rows = await api.db.select().from(tracks).orderBy(asc(tracks.id)).limit(Number(count));

/** Writes a silent WAV as a sparse file: a real header, and a data chunk of zeros that take no disk space. */
async function writeSilence(path: string, size: number): Promise<void> {
  const head = Buffer.from(wavOf({ sampleRate: 48_000, channels: [new Float32Array(0)] }));
  head.writeUInt32LE(size - 8, 4);
  head.writeUInt32LE(size - head.length, head.length - 4);
  const file = await open(path, "w");
  await file.write(head);
  await file.truncate(size);
  await file.close();
}

await mkdir(join(folder, "originals"), { recursive: true });
for (const { mp3File } of rows) {
  await writeSilence(join(folder, "originals", `${basename(mp3File, ".mp3")}.wav`), Number(bytes));
}
api.sounds = { media: localMediaStore(folder), ensureSound: async () => false, coverOf: async () => null };
const ana = await signedIn(api);
const json = { name: "Large", tracks: rows.map(({ id }) => id) };
const { id } = (await (await ana.fetch("/api/user_playlists", { method: "POST", json })).json()) as {
  id: number;
};
const server = createAdaptorServer({ fetch: api.app.fetch, overrideGlobalObjects: false });
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/playlist/${id}/download?format=wav`;
  process.stdout.write(`${JSON.stringify({ url, token: ana.token })}\n`);
});
