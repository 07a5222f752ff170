import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { parse as parseCsv } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { readAlbumOrder } from "#/demo/music/read-album-order.ts";
import { renderVersion } from "#/demo/music/render.ts";
import { declareCommand, declareUses } from "#/server/operate/declare/declare-command.ts";
import { frameNamed } from "#/server/operate/declare/frame-times.ts";
import { readConfig } from "#/server/platform/config/config.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { seededRandom } from "#/server/sound/covers/seeded-random.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";

const ALBUMS = join(import.meta.dirname, "../demo/content/albums");
/** Seconds: where the music lies in the programme, from where in it, and how long; of the whole programme. */
const [AT, FROM, LASTS, WHOLE] = [12.4, 20, 20, 50];

let api: TestApi;
let folder: string;
let programme: string;
let track: { reference: string | null; name: string };

beforeAll(async () => {
  api = await apiForTests();
  folder = await mkdtemp(join(tmpdir(), "sillon-declare-"));
  const [file = ""] = readdirSync(ALBUMS).filter((name) => name.endsWith(".yaml"));
  const { album, tracks: briefs } = readAlbumOrder(parse(readFileSync(join(ALBUMS, file), "utf8")));
  const [first] = briefs;
  if (!first) throw new Error("no demo track");
  const { pcm } = await renderVersion(album, first.track, "full");
  const rate = pcm.sampleRate;
  const random = seededRandom("programme");
  const channels = pcm.channels.map((channel) => {
    const mix = Float32Array.from({ length: WHOLE * rate }, () => 0.02 * (random() - 0.5));
    for (let i = 0; i < LASTS * rate; i++) {
      const at = Math.round(AT * rate) + i;
      mix[at] = (mix[at] ?? 0) + 0.7 * (channel[FROM * rate + i] ?? 0);
    }
    return mix;
  });
  programme = join(folder, "programme.mp3");
  await writeFile(programme, await encodeMp3({ sampleRate: rate, channels }, { bitrate: 128 }));
  const [row] = await api.db
    .select({ reference: tracks.reference, name: tracks.name })
    .from(tracks)
    .where(eq(tracks.slug, first.track.slug));
  if (!row) throw new Error("the track is not in the catalogue");
  track = row;
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function declared(files: string[], { csv, start }: { csv?: string; start?: string } = {}) {
  const output = new PassThrough();
  const times = start === undefined ? null : { fps: 25, start: frameNamed(start, 25) ?? 0 };
  const code = await declareUses(api.db, { files, csv, times }, { translator: translatorFor("en"), output });
  output.end();
  return { code, said: await text(output) };
}

test("a programme's uses are written as a table: in and out as time codes, reference, title, version, certainty", async () => {
  const csv = join(folder, "uses.csv");
  const { code, said } = await declared([programme], { csv, start: "10:00:00:00" });
  expect(said).toContain("1 use written to");
  expect(code).toBe(0);
  const written = await readFile(csv, "utf8");
  const [head, use, ...others]: string[][] = parseCsv(written, { bom: true });
  expect(head?.slice(0, 6)).toEqual(["in", "out", "reference", "title", "version", "certainty"]);
  expect(others).toEqual([]);
  expect(use?.slice(2, 4)).toEqual([track.reference, track.name]);
  expect(use?.[5]).toBe("sure");
  const [from = Number.NaN, to = Number.NaN] = (use ?? [])
    .slice(0, 2)
    .map((time) => frameNamed(time, 25) ?? undefined);
  const begins = 10 * 3600 * 25;
  expect(Math.abs(from - begins - AT * 25)).toBeLessThanOrEqual(25);
  expect(Math.abs(to - begins - (AT + LASTS) * 25)).toBeLessThanOrEqual(25);
});

test("an unreadable file is refused with a message and a non-zero exit code, and the others are listed", async () => {
  const empty = join(folder, "empty.mp3");
  const words = join(folder, "words.wav");
  const cut = join(folder, "cut.mp3");
  await writeFile(empty, "");
  await writeFile(words, "This is no sound at all.");
  await writeFile(cut, (await readFile(programme)).subarray(0, 40));
  const { code, said } = await declared([empty, words, cut, join(folder, "missing.mov"), programme]);
  expect(code).toBe(1);
  expect(said).toContain("empty.mp3: The file is empty (0 bytes).");
  expect(said).toContain("words.wav: There is no sound in it");
  expect(said).toMatch(/cut\.mp3: \S/);
  expect(said).toContain("missing.mov: There is no such file, or it cannot be read.");
  expect(said).toContain("programme.mp3: 1 use");
  expect(said).toContain(track.name);
});

test.each([
  [[], "declareArguments"],
  [["a.mp3", "--fps", "29.97"], "declareFps"],
  [["a.mp3", "--start", "10:00:00:25"], "declareStart"],
])("an order that says %j is refused before anything is read", async (args, key) => {
  const order = { args, config: readConfig({}), translator: translatorFor("en"), output: new PassThrough() };
  await expect(declareCommand(order)).rejects.toMatchObject({ notice: { key } });
});
