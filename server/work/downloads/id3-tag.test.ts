import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { parseBuffer } from "music-metadata";
import { beforeAll, expect, test } from "vitest";
import { splitWriters } from "#/server/operate/import/tags/split-writers.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import { id3Tag } from "./id3-tag.ts";
import type { SoundFacts } from "./sound-facts.ts";

const facts: SoundFacts = {
  ...{ trackId: 1, versionId: null, title: "Tamaris", version: null, publisher: null, album: "Sel gemme" },
  writers: [
    { name: "Awa Sangaré", role: "C" },
    { name: "Lê Minh", role: "CA" },
    { name: "Zoé Marchand", role: "A" },
  ],
  ...{
    reference: "SIL 012",
    isrc: null,
    otherIsrcs: [],
    bpm: 92,
    tonality: "D minor",
    seconds: 1,
    loudness: null,
  },
  ...{ truePeak: null, year: "2026", genres: ["Folk", "Ambient"], mood: "Calm", image: null },
  ...{ mp3File: "a.mp3", isDemo: false, licence: { en: "Under licence.", fr: "Sous licence." } },
};

let sound: Buffer;
beforeAll(async () => {
  const samples = Float32Array.from({ length: 44_100 }, (_, index) => Math.sin(index / 16) / 2);
  const mp3 = await encodeMp3({ sampleRate: 44_100, channels: [samples] });
  sound = Buffer.concat([id3Tag(facts, null), mp3]);
});

/**
 * Returns the text of a frame up to its first NUL, as read by the command-line readers on which most programs are
 * built.
 */
function upToNul(id: string): string {
  const at = sound.indexOf(id, 10, "latin1");
  const end = at + 10 + sound.readUInt32BE(at + 4);
  const text = sound.subarray(at + 11, end);
  return text.subarray(0, text.includes(0) ? text.indexOf(0) : undefined).toString();
}

test("a reader that takes one text per frame finds all writers in it", async () => {
  expect(upToNul("TPE1")).toBe("Awa Sangaré / Lê Minh / Zoé Marchand");
  expect(upToNul("TCOM")).toBe("Awa Sangaré / Lê Minh");
  expect(upToNul("TEXT")).toBe("Lê Minh / Zoé Marchand");
  using input = new Input({ source: new BufferSource(sound), formats: ALL_FORMATS });
  expect(await input.getMetadataTags()).toMatchObject({
    title: "Tamaris",
    artist: "Awa Sangaré / Lê Minh / Zoé Marchand",
  });
});

test.skipIf(spawnSync("ffprobe", ["-version"]).error)("FFmpeg finds all writers", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sillon-tags-"));
  try {
    const path = join(folder, "a.mp3");
    await writeFile(path, sound);
    const told = ["-v", "error", "-show_entries", "format_tags", "-of", "json", path];
    const { stdout } = await promisify(execFile)("ffprobe", told);
    expect(JSON.parse(stdout).format.tags).toMatchObject({
      artist: "Awa Sangaré / Lê Minh / Zoé Marchand",
      composer: "Awa Sangaré / Lê Minh",
      TEXT: "Lê Minh / Zoé Marchand",
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a reader that takes several values finds each writer separately", async () => {
  const { common, native } = await parseBuffer(sound, { mimeType: "audio/mpeg" });
  expect(common.artist).toBe("Awa Sangaré / Lê Minh / Zoé Marchand");
  expect(common.artists).toEqual(["Awa Sangaré", "Lê Minh", "Zoé Marchand"]);
  const values = (id: string) =>
    native["ID3v2.4"]?.filter((tag) => tag.id === id).map(({ value }) => value as string);
  expect(values("TXXX:COMPOSERS")).toEqual(["Awa Sangaré", "Lê Minh"]);
  expect(values("TXXX:LYRICISTS")).toEqual(["Lê Minh", "Zoé Marchand"]);
  // Our own import reads the common frame.
  expect(splitWriters(common.composer ?? [])).toEqual(["Awa Sangaré", "Lê Minh"]);
});
