import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { exitCodeOf } from "#/server/operate/import/import-report.ts";
import { reportText } from "#/server/operate/import/report-text.ts";
import { openWorkbench, tone, type Workbench } from "#/server/operate/import/test-folder.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";
import { tracks, trackVersions, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

const SHEET = `file;title;titleLang;album;albumFr;isrc;writers;shares;ipi;roles;societies;iswc;bpm;tonality;genres;territory;reference;description;version
one.mp3;Dawn;EN_gb;Morning;Matin;"fr-z03-14-00123; FR-Z03-14-00124";"Ana Díaz; Léo Martin";"60;40";"123456789;";c/A;"SACEM;";T-034.524.680-1;98;Bb;Jazz;Mali;S 1;"First.

Second.";
b/x.mp3;Dawn;;Morning;Matin;;;;;;;;;;;;S 1;;60
`;

async function putTwo() {
  await bench.put({
    "a/one.mp3": await tone(220, { TIT2: "Track 01", TALB: "Untitled", TPE1: "Unknown", TBPM: "200" }),
    "b/x.mp3": await tone(221),
  });
}

test("a sheet overrides tags, gathers an album from several folders, and names versions", async () => {
  await putTwo();
  const report = await bench.run({ sheet: SHEET });

  expect(report).toMatchObject({ albums: 1, tracks: 1, versions: 1, notes: [], refused: [] });
  const [mali] = await bench.db.select().from(countries).where(eq(countries.code, "ML"));
  expect(await bench.db.select().from(tracks)).toMatchObject([
    {
      name: "Dawn",
      nameLang: "en-GB",
      bpm: 98,
      isrc: "FRZ031400123",
      otherIsrcs: ["FRZ031400124"],
      iswc: "T0345246801",
      tonality: "Bb major",
      countryId: mali?.id,
    },
  ]);
  expect(await bench.db.select().from(trackVersions)).toMatchObject([{ kind: "60", label: "60 s edit" }]);
  expect(await bench.db.select().from(albums)).toMatchObject([
    {
      name: "Morning",
      nameFr: "Matin",
      slug: "morning",
      slugFr: "matin",
      reference: "S 1",
      description: "<p>First.</p><p>Second.</p>",
    },
  ]);
  const credits = await bench.db
    .select({
      name: writers.name,
      share: trackWriters.share,
      role: trackWriters.role,
      ipi: writers.ipi,
      society: writers.society,
    })
    .from(trackWriters)
    .innerJoin(writers, eq(writers.id, trackWriters.writerId))
    .orderBy(asc(trackWriters.position));
  expect(credits).toEqual([
    { name: "Ana Díaz", share: 60, role: "C", ipi: "00123456789", society: "SACEM" },
    { name: "Léo Martin", share: 40, role: "A", ipi: null, society: null },
  ]);
});

test("a corrected sheet is applied to unchanged files without decoding them again", async () => {
  await putTwo();
  await bench.run({ sheet: SHEET });
  expect(await bench.run({ sheet: SHEET })).toMatchObject({ known: 2, updated: 0, soundSeconds: 0 });

  const mended = SHEET.replaceAll(";Dawn;", ";First Light;")
    .replaceAll("Matin", "Petit matin")
    .replace(";60\n", ";sting\n");
  const report = await bench.run({ sheet: mended });

  expect(report).toMatchObject({ updated: 2, tracks: 0, soundSeconds: 0 });
  expect(await bench.db.select().from(tracks)).toMatchObject([
    { id: 1, name: "First Light", slug: "dawn", bpm: 98 },
  ]);
  expect(await bench.db.select().from(trackVersions)).toMatchObject([
    { kind: "sting", label: "Sting", name: "First Light" },
  ]);
  expect(await bench.db.select().from(albums)).toMatchObject([{ nameFr: "Petit matin", slugFr: "matin" }]);
});

test("a run without the sheet preserves the values from the sheet", async () => {
  await putTwo();
  await bench.run({ sheet: SHEET });
  expect(await bench.run()).toMatchObject({ known: 2, updated: 0 });
  expect(await bench.db.select().from(tracks)).toMatchObject([{ name: "Dawn", bpm: 98 }]);
});

test("a sheet without titles does not change known titles of files without one", async () => {
  await bench.put({ "c/AB_01.mp3": await tone(220), "c/AB_01_60.mp3": await tone(221) });
  await bench.run({ sheet: "file;title;bpm\nc/AB_01.mp3;Night;90\nc/AB_01_60.mp3;;90" });
  await bench.run({ sheet: "file;bpm\nc/AB_01.mp3;91\nc/AB_01_60.mp3;91" });
  const versions = await bench.db.select().from(trackVersions);
  const stored = [...(await bench.db.select().from(tracks)), ...versions];
  expect(stored.map(({ name, bpm }) => [name, bpm])).toEqual([
    ["Night", 91],
    ["Night", 91],
  ]);
});

test("an unknown territory is reported with its line, and the file is imported", async () => {
  await putTwo();
  const report = await bench.run({ sheet: "file,territory\none.mp3,Atlantis\n" });
  expect(report.notes.map(translatorFor("en").tell)).toEqual([
    expect.stringMatching(/^Line 2 of the sheet: the territory “Atlantis” is not known/),
  ]);
  expect(report.tracks).toBe(2);
});

test("an IPI number is stored with eleven digits, and recognised without its leading zeros", async () => {
  await putTwo();
  await bench.run({ sheet: 'file;writers;ipi\none.mp3;Ana Díaz;00014107338\nx.mp3;"A. DIAZ";14107338\n' });
  const stored = await bench.db.select({ name: writers.name, ipi: writers.ipi }).from(writers);
  expect(stored).toEqual([{ name: "Ana Díaz", ipi: "00014107338" }]);
});

test("a writer whose IPI is stored with nine digits is recognised by the padded number", async () => {
  await bench.db.insert(writers).values({ name: "Ana Díaz", slug: "a", slugEn: "a", ipi: "141073381" });
  await putTwo();
  await bench.run({ sheet: "file;writers;ipi\none.mp3;Diaz A;00141073381\n" });
  const stored = await bench.db.select({ name: writers.name }).from(writers);
  expect(stored).toEqual([{ name: "Ana Díaz" }]);
});

test("family name first is the same writer, in tags and in sheets", async () => {
  await bench.put({
    "one.mp3": await tone(220, { TCOM: "Ana Díaz" }),
    "two.mp3": await tone(221, { TCOM: "Díaz, Ana" }),
    "three.mp3": await tone(222),
  });
  await bench.run({ sheet: "file;composer\nthree.mp3;DÍAZ, Ana / MARTIN, Léo" });
  const stored = await bench.db.select({ name: writers.name }).from(writers).orderBy(asc(writers.id));
  expect(stored.map(({ name }) => name)).toEqual(["Ana Díaz", "Martin, Léo"].toSorted());
});

test("the sheet dates the album and orders its tracks; files without a row are named, and change no exit code", async () => {
  await putTwo();
  const report = await bench.run({
    sheet: "fichier;album;date de sortie;disc;plage\none.mp3;Morning;04/05/2021;2;3",
  });
  expect(report.withoutRow).toEqual(["b/x.mp3"]);
  expect(exitCodeOf(report)).toBe(0);
  expect(reportText(report, translatorFor("en"), new Date(0))).toMatch(
    /No row of the sheet names them.*\n +b\/x\.mp3/,
  );
  const [track] = await bench.db.select().from(tracks).where(eq(tracks.name, "Track 01"));
  expect(track?.sortOrder).toBe(10_003);
  expect(await bench.db.select().from(albums).where(eq(albums.name, "Morning"))).toMatchObject([
    { releaseDate: "2021-05-04" },
  ]);
  expect((await bench.run()).withoutRow).toEqual([]);
});

test("tracks without a writer and broken letters are reported without changing the exit code", async () => {
  await bench.put({
    "one.mp3": await tone(220, { TIT2: "FÃªte", TCOM: "Ana" }),
    "two.mp3": await tone(221, { TIT2: "Nuit", TPE1: "The Hats" }),
    "trÃ¨s_bas.mp3": await tone(222, { TCOM: "Ana" }),
  });
  const report = await bench.run({ sheet: "file;genre\none.mp3;CafÃ©" });
  expect(report.withoutWriter).toEqual(["two.mp3"]);
  expect(exitCodeOf(report)).toBe(0);
  const text = reportText(report, translatorFor("en"), new Date(0));
  expect(text).toMatch(/No writer is named.*\n +two\.mp3/);
  expect(text).toMatch(
    /Letters that a program broke.*\n +tracks\.csv:2 +CafÃ© → Café\n +one\.mp3 +FÃªte → Fête\n +trÃ¨s_bas\.mp3 +trÃ¨s_bas → très_bas\n/,
  );
  const stored = await bench.db.select({ name: tracks.name }).from(tracks).orderBy(asc(tracks.id));
  expect(stored.map(({ name }) => name)).toEqual(["Fête", "très bas", "Nuit"]);
});

test("a reference in a file's name fills an empty one, and leaves one that was set", async () => {
  await bench.put({ "KSM010_01 Sky.mp3": await tone(220), "KSM010_02 Sea.mp3": await tone(221) });
  await bench.run();
  const references = async () =>
    (await bench.db.select().from(tracks).orderBy(asc(tracks.id))).map(({ reference }) => reference);
  expect(await references()).toEqual(["KSM010_01", "KSM010_02"]);
  await bench.db.update(tracks).set({ reference: "SIL 9" }).where(eq(tracks.name, "Sky"));
  await bench.db.update(tracks).set({ reference: null }).where(eq(tracks.name, "Sea"));

  const sheet = (line: string) => `file;bpm;reference\n${line}\nKSM010_02 Sea.mp3;91;`;
  await bench.run({ sheet: sheet("KSM010_01 Sky.mp3;90;") });
  expect(await references()).toEqual(["SIL 9", "KSM010_02"]);
  await bench.put({ "KSM010_01 Sky.mp3": await tone(222) });
  await bench.run();
  expect(await references()).toEqual(["SIL 9", "KSM010_02"]);
  await bench.run({ sheet: sheet("KSM010_01 Sky.mp3;90;SIL 10") });
  expect(await references()).toEqual(["SIL 10", "KSM010_02"]);
});

test.each([
  ["of the tags", { TCOM: "Mina Roux" }, "file;arranger\none.mp3;Ana Díaz\n", "Mina Roux C"],
  ["of a former sheet", {} as Record<string, string>, "file;composer\none.mp3;Mina Roux\n", "Mina Roux null"],
])("arrangers follow the writers %s if the sheet names no writers", async (_, tags, first, writer) => {
  const credited = async () => {
    const rows = await bench.db
      .select({ name: writers.name, role: trackWriters.role })
      .from(trackWriters)
      .innerJoin(writers, eq(writers.id, trackWriters.writerId))
      .orderBy(asc(trackWriters.position));
    return rows.map(({ name, role }) => `${name} ${role}`);
  };
  await bench.put({ "a/one.mp3": await tone(220, { TIT2: "One", ...tags }) });
  await bench.run({ sheet: first });
  await bench.run({ sheet: "file;arranger\none.mp3;Léo Martin|Mina Roux\n" });
  expect(await credited()).toEqual([writer, "Léo Martin AR"]);
  expect(await bench.run({ sheet: "file;arranger\none.mp3;Léo Martin|Mina Roux\n" })).toMatchObject({
    updated: 0,
  });
  await bench.run({ sheet: "file;composer;arranger\none.mp3;Zoé Klein;Ana Díaz\n" });
  expect(await credited()).toEqual(["Zoé Klein C", "Ana Díaz AR"]);
});

test.each(["a/copy.mp3", "a/early.mp3", "z/copy.mp3"])(
  "of a described file and its copy %s the described one is taken, wherever the copy lies",
  async (copy) => {
    const bytes = await tone(220);
    await bench.put({ [copy]: bytes, "a/main.mp3": bytes, "a/other.mp3": await tone(221) });
    const report = await bench.run({
      sheet: "file;title;album;writers;isrc\na/main.mp3;Dawn;Morning;Ana Díaz;FRZ031400123\n",
    });
    expect(report.copies).toMatchObject([{ file: copy }]);
    const credits = await bench.db
      .select({ track: tracks.name, isrc: tracks.isrc, writer: writers.name })
      .from(trackWriters)
      .innerJoin(writers, eq(writers.id, trackWriters.writerId))
      .innerJoin(tracks, eq(tracks.id, trackWriters.trackId));
    expect(credits).toEqual([{ track: "Dawn", isrc: "FRZ031400123", writer: "Ana Díaz" }]);
  },
);

test("a file imported as a track keeps its name and album, although it would be a version now, and gets the corrected values of its row", async () => {
  await bench.put({ "Maps/Edits/Walk_60.mp3": await tone(220) });
  await bench.run();
  await bench.put({ "Maps/Walk.mp3": await tone(221) });
  const sheetWith = (values: string) =>
    `file;title;album;writers;shares;isrc\nMaps/Walk.mp3;Walk on;White Maps;Ana Díaz;100;\nMaps/Edits/Walk_60.mp3;;;${values}\n`;
  const credits = async () =>
    bench.db
      .select({ track: tracks.name, isrc: tracks.isrc, writer: writers.name, share: trackWriters.share })
      .from(trackWriters)
      .innerJoin(writers, eq(writers.id, trackWriters.writerId))
      .innerJoin(tracks, eq(tracks.id, trackWriters.trackId))
      .orderBy(asc(tracks.id), asc(trackWriters.position));
  const whole = { track: "Walk on", isrc: null, writer: "Ana Díaz", share: 100 };
  await bench.run({ sheet: sheetWith("Ana Díaz;100;FRZ031400123") });
  expect(await credits()).toEqual([
    { track: "Walk 60", isrc: "FRZ031400123", writer: "Ana Díaz", share: 100 },
    whole,
  ]);
  const mended = await bench.run({ sheet: sheetWith("Ana Díaz|Léo Martin;60 / 40;FRZ031400124") });
  expect(mended.updated).toBe(1);
  expect(await credits()).toEqual([
    { track: "Walk 60", isrc: "FRZ031400124", writer: "Ana Díaz", share: 60 },
    { track: "Walk 60", isrc: "FRZ031400124", writer: "Léo Martin", share: 40 },
    whole,
  ]);
  // This adds a new recording as well.
  await bench.put({ "Maps/Edits/Walk_60.mp3": await tone(222) });
  await bench.run({ sheet: sheetWith("Léo Martin;100;FRZ031400124") });
  expect((await credits())[0]).toEqual({
    track: "Walk 60",
    isrc: "FRZ031400124",
    writer: "Léo Martin",
    share: 100,
  });
  const taken = await bench.db
    .select({ track: tracks.name, album: albums.name })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .orderBy(asc(tracks.id));
  expect(taken).toEqual([
    { track: "Walk 60", album: "Edits" },
    { track: "Walk on", album: "White Maps" },
  ]);
});

test("a likely mistake is kept and reported without changing the exit code", async () => {
  await bench.put({ "one.mp3": await tone(220) });
  const report = await bench.run({ sheet: "file;writers;shares;ipi\none.mp3;Ana Díaz;90;00023456799\n" });
  expect(exitCodeOf(report)).toBe(0);
  expect(reportText(report, translatorFor("fr"), new Date())).toContain(
    "Gardé tel que le tableau le donne, à vérifier (2)\n" +
      "  Ligne 2 du tableau\u00a0: les parts des auteurs font 90\u00a0%, sans éditeur nommé.\n" +
      "  Ligne 2 du tableau\u00a0: la clé de contrôle de l’IPI 00023456799 (Ana Díaz) ne convient pas.",
  );
  const [person] = await bench.db.select().from(writers);
  expect(person?.ipi).toBe("00023456799");
});

test("a sheet without file names describes sounds by the ISRC in their tags", async () => {
  await bench.put({
    "master_a.mp3": await tone(220, { TSRC: "FRZ032100043" }),
    "master_b.mp3": await tone(221, { TSRC: "FRZ032100042" }),
  });
  const sheet = "ISRC;Title;Album\nFR-Z03-21-00042;Glass Garden;Hothouse\nfrz03 21 00043;Orangerie;Hothouse";
  expect(exitCodeOf(await bench.run({ sheet }))).toBe(0);
  const taken = await bench.db.select({ name: tracks.name, isrc: tracks.isrc }).from(tracks);
  expect(taken.map(({ name, isrc }) => `${name} ${isrc}`).sort()).toEqual([
    "Glass Garden FRZ032100042",
    "Orangerie FRZ032100043",
  ]);
});
