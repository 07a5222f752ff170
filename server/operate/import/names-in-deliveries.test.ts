import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { openWorkbench, tone, type Workbench, wavTone } from "./test-folder.ts";

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());

const catalogue = async () => ({
  albums: (await bench.db.select().from(albums).orderBy(asc(albums.id))).map(({ name }) => name),
  tracks: (await bench.db.select().from(tracks).orderBy(asc(tracks.id))).map(({ name, bpm }) => [name, bpm]),
  versions: (await bench.db.select().from(trackVersions).orderBy(asc(trackVersions.id))).map(
    ({ kind, label }) => [kind, label],
  ),
});

test("a composer's folder: its names are read, left-out files are reported, and a second import changes nothing", async () => {
  const folder = "Ana Roux - Low Tide EP (2023)";
  await bench.put({
    [`${folder}/01 Weir (Main) 120 F#m.wav`]: wavTone(300),
    [`${folder}/01 Weir (Bed) 120 F#m.wav`]: wavTone(310),
    [`${folder}/01 Weir (sans harpe) 120 F#m.wav`]: wavTone(320),
    [`${folder}/02_Slate_v2_mix_OLD.wav`]: wavTone(330),
    [`${folder}/02_Slate_v3_FINAL_mix.wav`]: wavTone(340),
    [`${folder}/notes.txt`]: "Ana Roux, SACEM",
  });
  const first = await bench.run();
  const taken = await catalogue();
  expect(taken).toEqual({
    albums: ["Low Tide EP"],
    tracks: [
      ["Weir", 120],
      ["Slate", null],
    ],
    versions: [
      ["underscore", "Bed"],
      ["other", "Sans harpe"],
    ],
  });
  expect(bench.refusals(first)).toEqual({
    [`${folder}/02_Slate_v2_mix_OLD.wav`]: expect.stringMatching(/older revision of .*v3_FINAL_mix/),
  });
  const translator = translatorFor("en");
  expect(first.doubts.map((doubt) => translator.tell(doubt))).toEqual([
    expect.stringMatching(/^A text may say more.*notes\.txt/),
    expect.stringMatching(/^“Ana Roux” stands before “Low Tide EP”/),
  ]);
  const second = await bench.run();
  expect([second.tracks, second.versions, second.known]).toEqual([0, 0, 4]);
  expect(await catalogue()).toEqual(taken);
});

test("a folder of old files is left out and reported, its earlier tracks stay, and effects without a row are reported", async () => {
  await bench.clear();
  await bench.put({ "Rives/_archive/Weir.wav": wavTone(350) });
  expect((await bench.run()).tracks).toBe(1);
  await bench.put({
    "Rives/Delta.wav": wavTone(360),
    "Rives/Delta_Click.wav": wavTone(370),
    "Rives/meta.json": "{}",
    "Rives/~$meta.xlsx": "",
  });
  const report = await bench.run({ sheet: "file;title\nDelta.wav;Delta" });
  const translator = translatorFor("en");
  expect(report.notes.map(translator.tell)).toEqual([
    expect.stringMatching(
      /^The folder Rives\/_archive is called like one of old things and was left aside, with its sound\./,
    ),
  ]);
  expect(report.doubts.map(translator.tell)).toEqual([
    expect.stringMatching(/^A file beside the sounds may be the sheet and was not read: Rives\/meta\.json\./),
    expect.stringMatching(/^A file without a row is called like a click track .*: Rives\/Delta_Click\.wav\./),
  ]);
  expect([report.gone, report.refused]).toEqual([[], []]);
  expect((await catalogue()).tracks.map(([name]) => name).toSorted()).toEqual([
    "Delta",
    "Delta Click",
    "Weir",
  ]);
});

test("a delivery in working folders with a sheet of titles is one album, with its versions, stems and writers", async () => {
  await bench.clear();
  const wav = "Livraison/WAV 48-24";
  await bench.put({
    [`${wav}/01 Lisière.wav`]: wavTone(400),
    [`${wav}/01 Lisière 30.wav`]: wavTone(404),
    [`${wav}/01 Lisière (sans batterie).wav`]: wavTone(408),
    [`${wav}/02 Écorce.wav`]: wavTone(412),
    [`${wav}/02 Écorce boucle.wav`]: wavTone(416),
    [`${wav}/maquette idée 5 (pas livré).wav`]: wavTone(420),
    [`${wav}/vieux/01 Lisière mix3.wav`]: wavTone(424),
    "Livraison/MP3/01 Lisière.mp3": await tone(428),
    "Livraison/STEMS/01 Lisière/Lisière_Basse.wav": wavTone(432),
  });
  const report = await bench.run({
    sheet:
      "n°;titre;compositeur(s);parts;éditeur\n1;Lisière;Camille Aubier, paroles Noé Sarrail;50/50;à placer\n2;Écorce;Camille Aubier;100;à placer",
  });
  const found = await catalogue();
  expect([found.albums, found.tracks.map(([name]) => name).toSorted()]).toEqual([
    ["Livraison"],
    ["Lisière", "Écorce"],
  ]);
  expect(found.versions.map((one) => one.join(": ")).toSorted()).toEqual([
    "30: 30 s edit",
    "no-drums: No drums",
    "other: Boucle",
    "stem: Stem: basse",
  ]);
  const people = await bench.db.select({ name: writers.name }).from(writers).orderBy(asc(writers.name));
  expect(people.map(({ name }) => name)).toEqual(["Camille Aubier", "Noé Sarrail"]);
  expect([report.withoutWriter, report.refused, report.otherFormats.length]).toEqual([[], [], 1]);
  expect(report.withoutRow).toEqual([]);
  expect(report.notes.map(translatorFor("en").tell)).toEqual([
    expect.stringMatching(/^The folder Livraison\/WAV 48-24\/vieux .*left aside/),
    expect.stringMatching(/^A file says by its name .*maquette idée 5 \(pas livré\)\.wav/),
  ]);
});

test("a flat folder with the album's name, tempi and revisions in its names has one track for each title", async () => {
  await bench.clear();
  const front = "Neon Canal/Neon Canal_";
  await bench.put({
    [`${front}Afterglow_118bpm_Am_FULL_v2.wav`]: wavTone(440),
    [`${front}Afterglow_118bpm_Am_FULL_v3.wav`]: wavTone(444),
    [`${front}Afterglow_118bpm_Am_ACAPELLA_v3.wav`]: wavTone(448),
    [`${front}Sodium_FINAL.wav`]: wavTone(452),
    [`${front}Sodium_FINAL_FINAL.wav`]: wavTone(456),
    [`${front}Sodium_FINAL_FINAL_30.wav`]: wavTone(460),
    [`${front}Sodium_FINAL_FINAL (Bea's conflicted copy 2026-01-30).wav`]: wavTone(464),
    [`${front}album sampler (all tracks).mp3`]: await tone(468),
  });
  const report = await bench.run();
  expect(await catalogue()).toEqual({
    albums: ["Neon Canal"],
    tracks: [
      ["Afterglow", 118],
      ["Sodium", null],
    ],
    versions: [
      ["other", "Acapella"],
      ["30", "30 s edit"],
    ],
  });
  expect(bench.refusals(report)).toEqual({
    [`${front}Afterglow_118bpm_Am_FULL_v2.wav`]: expect.stringMatching(/older revision of .*FULL_v3/),
    [`${front}Sodium_FINAL.wav`]: expect.stringMatching(/older revision of .*FINAL_FINAL/),
    [`${front}Sodium_FINAL_FINAL (Bea's conflicted copy 2026-01-30).wav`]:
      expect.stringMatching(/^A copy of .*FINAL_FINAL/),
  });
  expect(report.notes.map(translatorFor("en").tell)).toEqual([expect.stringMatching(/album sampler/)]);
});

test("rates and channels in names make one track, with stems in a folder of another language", async () => {
  await bench.clear();
  const album = "Stille Fabriken";
  await bench.put({
    [`${album}/01_Schichtende_Stereo_48k.wav`]: wavTone(470),
    [`${album}/01_Schichtende_Stereo_44k.wav`]: wavTone(470, 2, 44_100),
    [`${album}/01_Schichtende_5.1_48k.wav`]: wavTone(474),
    [`${album}/01_Schichtende_Stereo_48k_ohne Drums.wav`]: wavTone(478),
    [`${album}/01_Schichtende_Stereo_48k_Nur Uhr.wav`]: wavTone(482),
    [`${album}/Spuren/01_Schichtende_FX.wav`]: wavTone(486),
    [`${album}/Info/01_Schichtende_Stereo_48k - Kopie.wav`]: wavTone(470),
  });
  const report = await bench.run();
  const found = await catalogue();
  expect([found.albums, found.tracks.map(([name]) => name)]).toEqual([[album], ["Schichtende"]]);
  expect(found.versions.map((one) => one.join(": ")).toSorted()).toEqual([
    "no-drums: No drums",
    "other: Nur Uhr",
    "stem: Stem: fx",
  ]);
  expect([report.otherFormats.length, report.copies.length, report.refused]).toEqual([2, 1, []]);
  expect(report.doubts.map(translatorFor("en").tell)).toEqual([
    expect.stringMatching(/^A file was taken for a version.*Nur Uhr\.wav/),
  ]);
});

test("an Italian sheet parts the albums of one delivery, and finds the tracks of its versions and stems", async () => {
  await bench.clear();
  await bench.put({
    "MAIN/MN018_01_Controluce.wav": wavTone(500),
    "MAIN/MN018_02_Piazza vuota.wav": wavTone(504),
    "MAIN/MN019_01_Bora.wav": wavTone(508),
    "VERSIONI/MN018_01_1_Controluce_30.wav": wavTone(512),
    "VERSIONI/MN019_01_1_Bora_Strum.wav": wavTone(516),
    "STEMS/MN018_02_Piazza vuota/archi.wav": wavTone(520),
    "da cancellare/MN019_01_Bora_mix sbagliato.wav": wavTone(524),
  });
  const report = await bench.run({
    sheet: [
      "codice\tdisco\tn.\ttitolo\tautori\t%\tedizioni\tbpm",
      "MN018\tCittà sospese\t1\tControluce\tTullio Ferrante\t100\tMare Nostro\t84",
      "MN018\tCittà sospese\t2\tPiazza vuota\tTullio Ferrante, Elia Bonfà\t50,50\tMare Nostro\t66",
      "MN019\tRotte d'Adriatico\t1\tBora\tV. Marušić (m), Elia Bonfà (t)\t50,50\tMare Nostro\t104",
    ].join("\n"),
  });
  const stored = await bench.db
    .select({
      album: albums.name,
      code: albums.reference,
      name: tracks.name,
      reference: tracks.reference,
      bpm: tracks.bpm,
    })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .orderBy(asc(tracks.reference));
  expect(stored.map((one) => Object.values(one).join(" | "))).toEqual([
    "Città sospese | MN018 | Controluce | MN018_01 | 84",
    "Città sospese | MN018 | Piazza vuota | MN018_02 | 66",
    "Rotte d'Adriatico | MN019 | Bora | MN019_01 | 104",
  ]);
  expect((await catalogue()).versions.map((one) => one.join(": ")).toSorted()).toEqual([
    "30: 30 s edit",
    "instrumental: Instrumental",
    "stem: Stem: archi",
  ]);
  expect([report.withoutWriter, report.refused]).toEqual([[], []]);
  expect(report.notes.map(translatorFor("en").tell)).toEqual([
    expect.stringMatching(/^The folder da cancellare .*left aside/),
  ]);
});

test("a click among the stems of a track is left aside, and the stems join the track", async () => {
  await bench.clear();
  await bench.put({
    "Rives/SIL201_01A_Delta.wav": wavTone(220),
    "Rives/stems/SIL201_01_Delta_STEM_BASS.wav": wavTone(230),
    "Rives/stems/SIL201_01_Delta_CLICK.wav": wavTone(240),
  });
  const report = await bench.run();
  expect([report.tracks, report.versions]).toEqual([1, 1]);
  expect(report.notes).toEqual([
    { key: "noMusicLeftAside", values: { names: "Rives/stems/SIL201_01_Delta_CLICK.wav", count: 1 } },
  ]);
});
