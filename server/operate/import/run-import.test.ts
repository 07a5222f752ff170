import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { analysisSchema } from "#/contract/analysis.ts";
import { selectCredits } from "#/server/catalogue/writers/credits.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import {
  trackAnalyses,
  tracks,
  trackTerms,
  trackVersions,
  trackWriters,
} from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { aiff, sine } from "#/server/sound/measuring/test-signals.ts";
import { candidateIds } from "#/server/work/cue-sheets/candidates.ts";
import { readTags } from "./tags/read-tags.ts";
import { id3, openWorkbench, tone, type Workbench, wavTone } from "./test-folder.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

const trackRows = () => bench.db.select().from(tracks).orderBy(asc(tracks.id));
const versionRows = () => bench.db.select().from(trackVersions).orderBy(asc(trackVersions.id));
const albumRows = () => bench.db.select().from(albums).orderBy(asc(albums.id));
const termsOf = (trackId: number) =>
  bench.db
    .select({ slug: terms.slug, taxonomy: taxonomies.slug })
    .from(trackTerms)
    .innerJoin(terms, eq(terms.id, trackTerms.termId))
    .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
    .where(eq(trackTerms.trackId, trackId))
    .orderBy(asc(trackTerms.position));
const creditsOf = (trackId: number) =>
  bench.db
    .select({ name: writers.name, share: trackWriters.share, ipi: writers.ipi })
    .from(trackWriters)
    .innerJoin(writers, eq(writers.id, trackWriters.writerId))
    .where(eq(trackWriters.trackId, trackId))
    .orderBy(asc(trackWriters.position));

test("tags become title, album, writers, publisher, tempo, key, order, date and terms", async () => {
  await bench.put({
    "some folder/07 whatever.mp3": await tone(220, {
      TIT2: "Night Drive",
      TALB: "Roads",
      TCOM: "Ana Díaz / Léo Martin",
      TPE1: "A band that is no author",
      TPUB: "Éditions du Quai",
      TBPM: "120",
      TKEY: "F#m",
      TRCK: "7/12",
      TDRC: "2021-03-05",
      TCON: "electro",
      TMOO: "Joyful",
    }),
  });
  const report = await bench.run();

  expect(bench.refusals(report)).toEqual({});
  expect(report).toMatchObject({ albums: 1, tracks: 1, versions: 0, writers: ["Ana Díaz", "Léo Martin"] });
  const [track] = await trackRows();
  expect(track).toMatchObject({
    name: "Night Drive",
    slug: "night-drive",
    publisher: "Éditions du Quai",
    bpm: 120,
    tonality: "F# minor",
    sortOrder: 7,
    durationSeconds: 2,
    demoReference: null,
  });
  expect(track?.loudness).toBeCloseTo(-20.7, 0);
  expect(await creditsOf(1)).toMatchObject([{ name: "Ana Díaz" }, { name: "Léo Martin" }]);
  expect(await termsOf(1)).toEqual([
    { slug: "bright", taxonomy: "moods" },
    { slug: "joyful", taxonomy: "nuances" },
    { slug: "electro", taxonomy: "genres" },
  ]);
  expect(await albumRows()).toMatchObject([
    { name: "Roads", slug: "roads", releaseDate: "2021-03-05", trackCount: 1 },
  ]);
});

test("composer and lyricist keep their roles, and a recording all of its ISRCs, the first of them first", async () => {
  await bench.put({
    "a/One.mp3": await tone(220, {
      TCOM: "Mina Roux\0Tom Vidal",
      TEXT: "Zoé Klein",
      TSRC: "FRZ032000001\0GBAYE2000002",
    }),
  });
  const { notes } = await bench.run();

  const roles = await bench.db
    .select({ name: writers.name, role: trackWriters.role })
    .from(trackWriters)
    .innerJoin(writers, eq(writers.id, trackWriters.writerId))
    .orderBy(asc(trackWriters.position));
  expect(roles).toEqual([
    { name: "Mina Roux", role: "C" },
    { name: "Tom Vidal", role: "C" },
    { name: "Zoé Klein", role: "A" },
  ]);
  expect(await trackRows()).toMatchObject([{ isrc: "FRZ032000001", otherIsrcs: ["GBAYE2000002"] }]);
  expect(notes).toEqual([]);
});

test("an mp3 is stored byte for byte under a name with its fingerprint, and its analysis beside it", async () => {
  const bytes = await tone(220);
  await bench.put({ "a/Été à Huế.mp3": bytes });
  await bench.run();

  const [track] = await trackRows();
  expect(track?.mp3File).toMatch(/^ete-a-hue-[0-9a-f]{16}\.mp3$/);
  const stored = await readFile(bench.media.resolve(`track/mp3/${track?.mp3File}`) ?? "");
  expect(stored.equals(bytes)).toBe(true);
  const [row] = await bench.db.select().from(trackAnalyses);
  expect(analysisSchema.parse(JSON.parse(row?.analysis ?? "")).duration).toBeCloseTo(2, 0);
});

test("another format is encoded as mp3 and its original stored", async () => {
  const bytes = wavTone(330);
  await bench.put({ "a/tone.wav": bytes });
  await bench.run();

  const [track] = await trackRows();
  const mp3 = await readFile(bench.media.resolve(`track/mp3/${track?.mp3File}`) ?? "");
  expect(mp3.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xfb]));
  const original = await readFile(
    bench.media.resolve(`originals/${track?.mp3File.replace(".mp3", ".wav")}`) ?? "",
  );
  expect(original.equals(bytes)).toBe(true);
});

test("an AIFF is imported with its tags, and stored as the wav of its samples", async () => {
  const tags = { TIT2: "Quay", TBPM: "96", TKEY: "Am" };
  await bench.put({ "a/One.aif": aiff(sine(330, -20, 2, 44_100), { bits: 24, id3: id3(tags) }) });
  const report = await bench.run();

  expect([bench.refusals(report), report.others]).toEqual([{}, []]);
  const [track] = await trackRows();
  expect(track).toMatchObject({ name: "Quay", bpm: 96, tonality: "A minor", durationSeconds: 2 });
  expect(track?.loudness).toBeCloseTo(-20.7, 0);
  const [row] = await bench.db.select().from(trackAnalyses);
  expect(analysisSchema.parse(JSON.parse(row?.analysis ?? "")).duration).toBeCloseTo(2, 1);
  const wav = await readFile(
    bench.media.resolve(`originals/${track?.mp3File.replace(".mp3", ".wav")}`) ?? "",
  );
  expect([wav.toString("latin1", 0, 4), wav.readUInt16LE(34), wav.length]).toEqual([
    "RIFF",
    24,
    44 + 2 * 44_100 * 2 * 3,
  ]);
});

test("an RF64, and a wav with its tags after an odd-sized chunk, are imported with their tags and stored as plain wavs", async () => {
  const plain = Buffer.from(wavTone(330));
  const samples = plain.subarray(44);
  const sizes = Buffer.alloc(36);
  sizes.write("ds64", 0);
  sizes.writeUInt32LE(28, 4);
  sizes.writeBigUInt64LE(BigInt(samples.length), 16);
  const info = (title: string) => {
    const body = Buffer.from(`INFOINAM${title.padEnd(8, "\0")}`);
    const item = Buffer.concat([body.subarray(0, 8), Buffer.from([8, 0, 0, 0]), body.subarray(8)]);
    return Buffer.concat([Buffer.from("LIST"), Buffer.from([item.length, 0, 0, 0]), item]);
  };
  const head = (form: string) => Buffer.from(`${form}\u00ff\u00ff\u00ff\u00ffWAVE`, "latin1");
  const long = Buffer.concat([Buffer.from("data"), Buffer.alloc(4, 0xff), samples]);
  const odd = Buffer.from("odd \u0003\0\0\0abc", "latin1");
  const rf64 = Buffer.concat([head("RF64"), sizes, plain.subarray(12, 36), info("Quay"), long]);
  const hidden = Buffer.concat([head("RIFF"), odd, plain.subarray(12, 36), info("Pier"), plain.subarray(36)]);
  await bench.put({ "a/one.wav": rf64, "a/two.bwf": hidden });
  const report = await bench.run();

  expect([bench.refusals(report), report.others]).toEqual([{}, []]);
  const rows = await trackRows();
  expect(rows).toMatchObject([
    { name: "Quay", durationSeconds: 2 },
    { name: "Pier", durationSeconds: 2 },
  ]);
  for (const { mp3File } of rows) {
    const wav = await readFile(bench.media.resolve(`originals/${mp3File.replace(".mp3", ".wav")}`) ?? "");
    expect([wav.toString("latin1", 0, 4), wav.includes(samples)]).toEqual(["RIFF", true]);
  }
});

test("an mp3 after other data is stored from its first frame on", async () => {
  const mp3 = Buffer.from(await tone(220));
  await bench.put({ "a/one.mp3": Buffer.concat([Buffer.alloc(70_000, "junk "), mp3]) });
  expect(bench.refusals(await bench.run())).toEqual({});
  const [track] = await trackRows();
  expect((await readFile(bench.media.resolve(`track/mp3/${track?.mp3File}`) ?? "")).equals(mp3)).toBe(true);
});

test("a truncated AIFF is refused", async () => {
  const whole = aiff(sine(330, -20, 2, 44_100), { bits: 16 });
  await bench.put({ "a/Cut.aiff": whole.subarray(0, whole.length / 2) });
  expect(Object.keys(bench.refusals(await bench.run()))).toEqual(["a/Cut.aiff"]);
});

test("a wav named .mp3 is encoded too: the content of a file counts, not its name", async () => {
  await bench.put({ "a/tone.mp3": wavTone(330) });
  const report = await bench.run();
  expect(report.tracks).toBe(1);
  const [track] = await trackRows();
  const mp3 = await readFile(bench.media.resolve(`track/mp3/${track?.mp3File}`) ?? "");
  expect(mp3.subarray(0, 4).toString("latin1")).not.toBe("RIFF");
});

test("files with the same base name become a track and its versions; a version alone becomes a track", async () => {
  await bench.put({
    "a/01 Drive.mp3": await tone(220),
    "a/02 Drive_60.mp3": await tone(221),
    "a/03 Drive_underscore.mp3": await tone(222),
    "a/04 Drive stem drums.mp3": await tone(223),
    "a/05 Drive (No Drums).mp3": await tone(226),
    "a/06 Alone_30.mp3": await tone(224),
    "b/Drive_30.mp3": await tone(225),
  });
  const report = await bench.run();

  expect(report).toMatchObject({ albums: 2, tracks: 3, versions: 4 });
  expect((await trackRows()).map(({ name }) => name)).toEqual(["Drive", "Alone 30", "Drive 30"]);
  expect(await versionRows()).toMatchObject([
    { trackId: 1, name: "Drive", kind: "60", label: "60 s edit" },
    { trackId: 1, name: "Drive", kind: "underscore", label: "Underscore" },
    { trackId: 1, name: "Drive", kind: "stem", label: "Stem: drums" },
    { trackId: 1, name: "Drive", kind: "no-drums", label: "No drums" },
  ]);
});

test("a second run imports nothing twice, and follows a renamed file", async () => {
  await bench.put({
    "a/one.mp3": await tone(220),
    "a/one_60.mp3": await tone(221),
    "a/two.wav": wavTone(222),
  });
  await bench.run();
  const before = [await trackRows(), await versionRows(), await albumRows()];
  await rename(join(bench.folder, "a/two.wav"), join(bench.folder, "a/deux.wav"));

  const again = await bench.run();

  expect(again).toMatchObject({ albums: 0, tracks: 0, versions: 0, known: 3, refused: [], copies: [] });
  expect([await trackRows(), await versionRows(), await albumRows()]).toEqual(before);
  const paths = await bench.db.select({ path: importFiles.path }).from(importFiles);
  expect(paths.map(({ path }) => path)).toContain(join(bench.folder, "a/deux.wav"));
});

test("a changed file replaces its earlier import, with the same id and address", async () => {
  await bench.put({ "a/one.mp3": await tone(220), "a/one_60.mp3": await tone(221) });
  await bench.run();
  const [was] = await trackRows();
  await bench.put({ "a/one.mp3": await tone(440, { TBPM: "90" }, 3), "a/one_60.mp3": await tone(441) });

  const report = await bench.run();

  expect(report).toMatchObject({ replaced: 2, tracks: 0, versions: 0, known: 0 });
  const [is] = await trackRows();
  expect(is).toMatchObject({ id: was?.id, slug: was?.slug, durationSeconds: 3, bpm: 90 });
  expect(is?.mp3File).not.toBe(was?.mp3File);
  expect(await versionRows()).toHaveLength(1);
  expect(await bench.run()).toMatchObject({ known: 2, replaced: 0 });
});

test("an mp3 lost from the media folder is prepared again by the next run", async () => {
  await bench.put({ "a/one.mp3": await tone(220) });
  await bench.run();
  const [track] = await trackRows();
  await rm(bench.media.resolve(`track/mp3/${track?.mp3File}`) ?? "");
  await bench.run();
  expect(await bench.media.has(`track/mp3/${track?.mp3File}`)).toBe(true);
  expect(await trackRows()).toHaveLength(1);
});

test("the same bytes in another folder are reported as a copy and make no second track", async () => {
  const bytes = await tone(220);
  await bench.put({ "a/one.mp3": bytes, "b/same.mp3": bytes, "b/other.mp3": await tone(221) });
  const report = await bench.run();
  expect(report.copies).toEqual([{ file: "b/same.mp3", of: join(bench.folder, "a/one.mp3") }]);
  expect((await trackRows()).map(({ name, albumId }) => [name, albumId])).toEqual([
    ["one", 1],
    ["other", 2],
  ]);
});

test("the cover is a picture in the files, otherwise one in the folder, otherwise a sleeve drawn from the sound", async () => {
  const square = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .jpeg()
      .toBuffer();
  await bench.put({
    "embedded/one.mp3": await tone(220, { APIC: (await square("#ff0000")).toString("base64") }),
    "embedded/cover.jpg": await square("#0000ff"),
    "beside/one.mp3": await tone(221),
    "beside/Folder.JPG": await square("#00ff00"),
    "print/one.mp3": await tone(223),
    "print/cover.tif": await sharp(await square("#00ff00"))
      .tiff()
      .toBuffer(),
    "broken/one.mp3": await tone(222),
    "broken/cover.jpg": "no picture",
  });
  await bench.run();

  const found = await albumRows();
  const colour = async (name: string) => {
    const image = found.find((album) => album.name === name)?.image ?? "";
    const { dominant } = await sharp(bench.media.resolve(image) ?? "").stats();
    return dominant;
  };
  expect((await colour("embedded")).r).toBeGreaterThan(200);
  expect((await colour("beside")).g).toBeGreaterThan(200);
  expect((await colour("print")).g).toBeGreaterThan(200);
  const drawn = found.find(({ name }) => name === "broken");
  expect(drawn?.image).toMatch(/\.png$/);
  expect(drawn?.sleeveGround).toMatch(/^#[0-9a-f]{6}$/);
  expect(found.find(({ name }) => name === "beside")?.sleeveGround).toBeNull();
});

test("unknown genres are added, known ones are found by title, French title and spelling", async () => {
  await bench.put({
    "a/1.mp3": await tone(220, { TCON: "Électro" }),
    "a/2.mp3": await tone(221, { TCON: "post rock; Space Polka" }),
    "a/3.mp3": await tone(222, { TCON: "Musique de chambre/space polka" }),
  });
  const report = await bench.run();
  expect(report.terms).toEqual(["Space Polka"]);
  expect(await termsOf(2)).toEqual([
    { slug: "post-rock", taxonomy: "genres" },
    { slug: "space-polka", taxonomy: "genres" },
  ]);
  expect((await termsOf(3)).map(({ slug }) => slug)).toEqual(["chamber-music", "space-polka"]);
});

test("imported tracks are immediately searchable by their words", async () => {
  await bench.put({ "a/1.mp3": await tone(220, { TIT2: "Aurora Borealis", TCOM: "Ana Díaz" }) });
  await bench.run();
  const found = await bench.db.execute<{ id: number }>(
    sql`select id from tracks where words_en @@ to_tsquery('public.en', 'aurora & diaz')`,
  );
  expect(found.rows).toHaveLength(1);
});

test("equal titles get different slugs", async () => {
  await bench.put({
    "a/Untitled.mp3": await tone(220),
    "b/Untitled.mp3": await tone(221),
    "c/Untitled.mp3": await tone(222),
  });
  await bench.run();
  expect((await trackRows()).map(({ slug }) => slug)).toEqual(["untitled", "untitled-2", "untitled-3"]);
});

test("an interrupted import stores the files in progress, and the next run does the rest", async () => {
  await bench.put(
    Object.fromEntries(
      await Promise.all(
        Array.from({ length: 8 }, async (_, i) => [`a/${i}.mp3`, await tone(200 + i)] as const),
      ),
    ),
  );
  const controller = new AbortController();
  const first = bench.run({ signal: controller.signal });
  while ((await trackRows()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort();
  const report = await first;
  expect(report.interrupted).toBe(true);
  const taken = (await trackRows()).length;
  expect(report.tracks).toBe(taken);
  const second = await bench.run();
  expect(second).toMatchObject({ known: taken, tracks: 8 - taken, interrupted: false });
  expect(await trackRows()).toHaveLength(8);
});

test("a new file joins the album of the other files in its folder, even if its discs form one album by now", async () => {
  const discs = ["Opera/CD 1", "Opera/CD 2"];
  await bench.put({ "Opera/CD 1/01 a.mp3": await tone(220), "Opera/CD 2/01 b.mp3": await tone(221) });
  for (const below of discs) await bench.run({ below });
  await bench.put({ "Opera/CD 1/02 c.mp3": await tone(222), "Opera/CD 2/02 d.mp3": await tone(223) });
  expect(await bench.run()).toMatchObject({ albums: 0, tracks: 2 });

  const stored = await trackRows();
  expect(stored.map(({ name, albumId }) => [name, albumId])).toEqual([
    ["a", 1],
    ["b", 2],
    ["c", 1],
    ["d", 2],
  ]);
});

test("folders named CD 1 and CD 2 are one album, in order", async () => {
  await bench.put({
    "Opera/CD 1/01 a.mp3": await tone(220, { TRCK: "1", TPOS: "1/2" }),
    "Opera/CD 2/01 b.mp3": await tone(221, { TRCK: "1", TPOS: "2/2" }),
    "cover of nothing.txt": "x",
  });
  const report = await bench.run();
  expect(report.albums).toBe(1);
  expect((await albumRows())[0]?.name).toBe("Opera");
  const rows = await trackRows();
  expect(rows[0]?.sortOrder).toBeLessThan(rows[1]?.sortOrder ?? 0);
});

test("no temporary file stays in the media folder", async () => {
  await bench.put({ "a/1.mp3": await tone(220), "a/2.wav": wavTone(221) });
  await bench.run();
  const names = await readdir(bench.media.root, { recursive: true });
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes(".part"))).toEqual([]);
});

test("the delivered file name of a track or version is stored, and finds it again", async () => {
  await bench.put({
    "album/AB_0142_v3.wav": wavTone(220),
    "album/AB_0142_v3_60.wav": wavTone(247),
    "album/Ombres.final.wav": wavTone(330),
    "other/Nuit.wav": wavTone(440),
  });
  await bench.run({ sheet: "file;title\nalbum/AB_0142_v3.wav;Un soir de juin\n" });
  const [soir, ombres] = await trackRows();
  expect(soir?.name).toBe("Un soir de juin");
  for (const [clip, id] of [
    ["AB_0142_v3.wav", soir?.id],
    ["ab 0142 V3", soir?.id],
    ["AB_0142_v3_60.aif", soir?.id],
    ["Ombres.final", ombres?.id],
  ] as const)
    expect([clip, await candidateIds(bench.db, [clip])]).toEqual([clip, [id]]);
  const [credits] = await selectCredits(bench.db, [soir?.id ?? 0]);
  expect(credits?.files).toEqual(expect.arrayContaining(["AB_0142_v3.wav", "AB_0142_v3_60.wav"]));
  expect(credits?.versions.map(({ delivered }) => delivered)).toEqual([["AB_0142_v3_60.wav"]]);
});

test("the tags of each file are read once in an import", async () => {
  const files = ["Rives/CD 1/01 Delta.mp3", "Rives/CD 2/01 Reed.mp3", "Rives/CD 2/02 Interview.mp3"];
  await bench.put(
    Object.fromEntries(
      await Promise.all(files.map(async (file, place) => [file, await tone(220 + 60 * place)] as const)),
    ),
  );
  const read: string[] = [];
  const { tracks: taken } = await bench.run({
    readTags: (path) => {
      read.push(path);
      return readTags(path);
    },
  });
  expect(taken).toBe(3);
  expect(read.toSorted()).toEqual(files.map((file) => join(bench.folder, file)));
});
