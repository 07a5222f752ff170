import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { exitCodeOf } from "./import-report.ts";
import { openWorkbench, tone, type Workbench, wavTone } from "./test-folder.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

async function stored() {
  const rows = await bench.db
    .select({ album: albums.name, name: tracks.name, file: tracks.mp3File, version: trackVersions.label })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .leftJoin(trackVersions, eq(trackVersions.trackId, tracks.id))
    .orderBy(asc(albums.name), asc(tracks.sortOrder));
  return rows.map(({ album, name, version }) => `${album}: ${name}${version ? `, ${version}` : ""}`);
}

test.each([
  ["Rives/WAV", "Rives/MP3"],
  ["WAV/Rives", "MP3/Rives"],
  ["Rives_WAV 48k 24bit", "Rives_MP3"],
  ["Rives/Audio", "Rives"],
  ["Rives/Masters", "Rives/AAC"],
  ["Rives/96k24", "Rives/MP3"],
])(
  "one delivery in «%s» and «%s» is one album of the better recordings; the others are reported",
  async (wav, mp3) => {
    await bench.put({
      [`${wav}/01 Delta.wav`]: wavTone(220),
      [`${wav}/01 Delta_60.wav`]: wavTone(230),
      [`${wav}/02 Reed.wav`]: wavTone(240),
      [`${mp3}/01 Delta.mp3`]: await tone(221, { TIT2: "Delta noir", TCOM: "Ana Díaz" }),
      [`${mp3}/01 Delta_60.mp3`]: await tone(231),
      [`${mp3}/02 Reed.mp3`]: await tone(241),
      [`${mp3}/03 Weir.mp3`]: await tone(250),
    });
    const report = await bench.run();
    expect(await stored()).toEqual(["Rives: Delta noir, 60 s edit", "Rives: Reed", "Rives: Weir"]);
    expect(report.otherFormats.toSorted((one, other) => (one.file < other.file ? -1 : 1))).toEqual(
      ["01 Delta", "01 Delta_60", "02 Reed"].map((name) => ({
        file: `${mp3}/${name}.mp3`,
        of: `${wav}/${name}.wav`,
      })),
    );
    expect([report.albums, report.refused, exitCodeOf(report)]).toEqual([1, [], 0]);
    const credited = await bench.db
      .select({ name: writers.name })
      .from(trackWriters)
      .innerJoin(writers, eq(writers.id, trackWriters.writerId));
    expect(credited).toEqual([{ name: "Ana Díaz" }]);
  },
);

test("a row for a recording in one format applies to the better format", async () => {
  await bench.put({
    "Rives/WAV/01 Delta.wav": wavTone(220),
    "Rives/MP3/01 Delta.mp3": await tone(221),
    "Rives/WAV/02 Reed.wav": wavTone(240),
    "Rives/MP3/02 Reed.mp3": await tone(241),
  });
  const sheet =
    "file;title;album\nMP3/01 Delta.mp3;Delta noir;Rives\nRives/MP3/01 Delta.mp3;Delta noir;Low Tide\n02 Reed;Roseau;Low Tide";
  const report = await bench.run({ sheet });
  expect(await stored()).toEqual(["Low Tide: Delta noir", "Low Tide: Roseau"]);
  expect(report.withoutRow).toEqual([]);
});

test("a file imported earlier in another format stays and is reported", async () => {
  await bench.put({ "Rives/MP3/01 Delta.mp3": await tone(221) });
  await bench.run();
  await bench.put({ "Rives/WAV/01 Delta.wav": wavTone(220) });
  const report = await bench.run();
  expect(report.refused).toMatchObject([{ file: "Rives/MP3/01 Delta.mp3", keepsFormer: true }]);
});

test("format folders whose contents differ stay separate albums", async () => {
  await bench.put({
    "WAV/Rives/01 Delta.wav": wavTone(220),
    "MP3/Braises/01 Delta.mp3": await tone(221),
    "Cordes_WAV/01 Delta.wav": wavTone(222),
    "Cuivres_MP3/01 Delta.mp3": await tone(223),
  });
  await bench.run();
  expect(await stored()).toEqual([
    "Braises: Delta",
    "Cordes WAV: Delta",
    "Cuivres MP3: Delta",
    "Rives: Delta",
  ]);
});
