import { expect, test } from "vitest";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { type Notice, translatorFor } from "#/server/platform/terminal/words.ts";
import { rowsByTitle } from "./rows-by-title.ts";

function found(names: readonly string[], sheet: string) {
  const problems: Notice[] = [];
  const files = names.map((relative) => ({ relative, path: relative }));
  const rows = rowsByTitle(parseSheet(sheet).rows, files, (notice) => problems.push(notice));
  return {
    rows: Object.fromEntries(
      [...rows].map(([path, { line, isrc }]) => [path, `${line} ${isrc ?? ""}`.trim()]),
    ),
    told: problems.map(translatorFor("en").tell),
  };
}

test("a sheet without a column for files finds them by its titles, and the whole track has the ISRC", () => {
  const { rows, told } = found(
    [
      "K/KOS014_01_Brume_30s.wav",
      "K/KOS014_01_Brume_Full.wav",
      "K/KOS014_02_L-Estran_Undrscr.wav",
      "K/03 - Apres_la_digue.wav",
      "K/04 Brumeuse.wav",
    ],
    "Code album;Titre;ISRC\nKOS014;Brume;FRKOS2400012\nKOS014;L'Estran;FRKOS2400013\nKOS014;Après la digue;\nKOS014;Écume;",
  );
  expect(rows).toEqual({
    "K/KOS014_01_Brume_Full.wav": "2 FRKOS2400012",
    "K/KOS014_01_Brume_30s.wav": "2",
    "K/KOS014_02_L-Estran_Undrscr.wav": "3 FRKOS2400013",
    "K/03 - Apres_la_digue.wav": "4",
  });
  expect(told).toEqual([
    expect.stringMatching(/^Line 5 .*no sound file in the folder is called after “Écume”/),
  ]);
});

test("run-together names with a short track number are found, with the cuts beside them", () => {
  const sheet = "Work Title;ISRC;BPM\nCOPPER WIRE;GBCPW1900011;90\nTIN ROOF;;91\nROUTE;;92";
  const names = [
    "CPW005_1_CopperWire_15",
    "CPW005_1_CopperWire_FULL",
    "CPW005_3_TinRoof",
    "CPW005_4_Route_15",
  ];
  const files = names.map((name) => ({ relative: `${name}.mp3`, path: name }));
  const told: Notice[] = [];
  const rows = rowsByTitle(parseSheet(sheet).rows, files, (notice) => told.push(notice));
  expect([...rows].map(([path, { line, isrc, version }]) => [path, line, isrc, version?.label])).toEqual([
    ["CPW005_1_CopperWire_FULL", 2, "GBCPW1900011", undefined],
    ["CPW005_3_TinRoof", 3, null, undefined],
    ["CPW005_1_CopperWire_15", 2, null, "15 s edit"],
  ]);
  expect(told).toHaveLength(1);
});

test("a disc, a letter or a number of one digit between reference and title is no part of the title", () => {
  const names = [
    "CD1/ODL007-1_01_Ebbe_Haupt.wav",
    "CD1/ODL007-1_01_Ebbe_60s.wav",
    "CD2/ODL007-2_01_Flut_Haupt.wav",
    "ODL007_3_Marl.wav",
    "ODL007_04A_30 Days Adrift.wav",
    "ODL007_04C_30 Days Adrift.wav",
  ];
  const sheet =
    "Katalognr.;Titel;Fassung;ISRC\nODL 007;Ebbe;Haupt;DEODL2600001\nODL 007;Ebbe;60s;DEODL2600002\n" +
    "ODL 007;Flut;Haupt;DEODL2600003\nODL 007;Marl;;DEODL2600004\nODL 007;30 Days Adrift;;";
  const { rows, told } = found(names, sheet);
  expect(told).toEqual([]);
  expect(rows).toEqual({
    [names[0] ?? ""]: "2 DEODL2600001",
    [names[1] ?? ""]: "3 DEODL2600002",
    [names[2] ?? ""]: "4 DEODL2600003",
    [names[3] ?? ""]: "5 DEODL2600004",
    [names[4] ?? ""]: "6",
    [names[5] ?? ""]: "6",
  });
});

test.each([
  ["CD2", "Kopie von CD2"],
  ["Rives", "Copie de Rives"],
  ["Rives", "Rives copy"],
  ["Rives", "Rives - Copia (2)"],
])("a row means the files in «%s», not those in «%s»", (folder, copy) => {
  const sheet = "Title;Reference;BPM\nReed;ODL007;90\nMarl;ODL007;91";
  const names = (inside: string) => [`ODL007/${inside}/01 Reed.wav`, `ODL007/${inside}/02 Marl.wav`];
  const [reed = "", marl = ""] = names(folder);
  expect(found([...names(copy), ...names(folder)], sheet)).toEqual({
    rows: { [reed]: "2", [marl]: "3" },
    told: [],
  });
  expect(found(names(copy), sheet).told).toEqual([]);
});

test("for a title in several folders the reference decides; without one it is reported", () => {
  const files = ["KOS014 - A/Brume.wav", "KOS015 - B/Brume.wav"];
  expect(found(files, "Title,Reference,BPM\nBrume,KOS015,90").rows).toEqual({ "KOS015 - B/Brume.wav": "2" });
  const { rows, told } = found(files, "Title,Key,BPM\nBrume,Am,90");
  expect(rows).toEqual({});
  expect(told).toEqual([expect.stringMatching(/^Line 2 .*2 files are called “Brume”/)]);
});

test("a row with a version matches only the file of that version", () => {
  expect(found(["Brume.wav", "Brume_60.wav"], "Title,Version,BPM\nBrume,60,90\nBrume,Full,91").rows).toEqual({
    "Brume.wav": "3",
    "Brume_60.wav": "2",
  });
});

test("a row for each rights holder is one track in a sheet without files too", () => {
  expect(parseSheet("Title,Writer,Share,BPM\nBrume,Ana,50,90\nBrume,Jo,50,90").rows).toMatchObject([
    { credits: [{ name: "Ana" }, { name: "Jo" }] },
  ]);
});

test("stems and versions in their own folders belong to the track above them and share its row", () => {
  const { rows, told } = found(
    [
      "01_Ebb/01_Ebb_FULL_MIX.wav",
      "01_Ebb/01_Ebb_30_SEC.wav",
      "01_Ebb/STEMS/01_Ebb_STEM_HARP.wav",
      "01_Ebb/Edits/01_Ebb_60.wav",
      "02_Reed/02_Reed_FULL_MIX.wav",
    ],
    "Track Title;ISRC\nEbb;FRKOS2400012\nReed;FRKOS2400013",
  );
  expect(told).toEqual([]);
  expect(rows).toEqual({
    "01_Ebb/01_Ebb_FULL_MIX.wav": "2 FRKOS2400012",
    "01_Ebb/01_Ebb_30_SEC.wav": "2",
    "01_Ebb/STEMS/01_Ebb_STEM_HARP.wav": "2",
    "01_Ebb/Edits/01_Ebb_60.wav": "2",
    "02_Reed/02_Reed_FULL_MIX.wav": "3 FRKOS2400013",
  });
});

test("stems, versions and formats in folders beside that of the tracks do not make a title ambiguous", () => {
  const { rows, told } = found(
    [
      "WAV 48k/01 Lisière.wav",
      "WAV 48k/01 Lisière 30.wav",
      "WAV 48k/01 Lisière boucle.wav",
      "WAV 48k/02 Sous-bois.wav",
      "MP3/01 Lisière.mp3",
      "STEMS/01 Lisière/Lisière_Basse.wav",
      "STEMS/02 Sous-bois/Sousbois_STEM_Piano.wav",
      "VERSIONI/02 Sous-bois_Strum.wav",
    ],
    "Titre;ISRC;BPM\nLisière;FRKOS2400012;96\nSous-bois;FRKOS2400013;72",
  );
  expect(told).toEqual([]);
  expect(rows).toEqual({
    "WAV 48k/01 Lisière.wav": "2 FRKOS2400012",
    "WAV 48k/01 Lisière 30.wav": "2",
    "WAV 48k/01 Lisière boucle.wav": "2",
    "WAV 48k/02 Sous-bois.wav": "3 FRKOS2400013",
    "STEMS/02 Sous-bois/Sousbois_STEM_Piano.wav": "3",
    "VERSIONI/02 Sous-bois_Strum.wav": "3",
  });
});

test("the album's name or reference before a title, a tempo and revisions do not hide it", () => {
  const { rows, told } = found(
    [
      "Neon Canal/Neon Canal_Afterglow_118bpm_Am_FULL_v2.wav",
      "Neon Canal/Neon Canal_Afterglow_118bpm_Am_FULL_v3.wav",
      "Neon Canal/Neon Canal_Afterglow_118bpm_Am_INST_v3.wav",
      "Neon Canal/Neon Canal_Midnight Full_100bpm_D_FULL.wav",
      "Neon Canal/Neon Canal_Midnight Full_100bpm_D_loop A.wav",
      "Neon Canal/Neon Canal_Sodium_FINAL_FINAL.wav",
      "Neon Canal/Neon Canal_Sodium_FINAL_FINAL_30.wav",
      "Kelp/KLP004_Copper Sky_v1.wav",
      "Kelp/KLP004_Copper Sky_inst_v1.wav",
    ],
    "Title;ISRC\nAfterglow;FRKOS2400012\nMidnight Full;FRKOS2400013\nSodium;FRKOS2400014\nCopper Sky;FRKOS2400015",
  );
  expect(told).toEqual([]);
  expect(rows).toEqual({
    "Neon Canal/Neon Canal_Afterglow_118bpm_Am_FULL_v2.wav": "2",
    "Neon Canal/Neon Canal_Afterglow_118bpm_Am_FULL_v3.wav": "2 FRKOS2400012",
    "Neon Canal/Neon Canal_Afterglow_118bpm_Am_INST_v3.wav": "2",
    "Neon Canal/Neon Canal_Midnight Full_100bpm_D_FULL.wav": "3 FRKOS2400013",
    "Neon Canal/Neon Canal_Midnight Full_100bpm_D_loop A.wav": "3",
    "Neon Canal/Neon Canal_Sodium_FINAL_FINAL.wav": "4 FRKOS2400014",
    "Neon Canal/Neon Canal_Sodium_FINAL_FINAL_30.wav": "4",
    "Kelp/KLP004_Copper Sky_v1.wav": "5 FRKOS2400015",
    "Kelp/KLP004_Copper Sky_inst_v1.wav": "5",
  });
});

test("a title with a revision of its own is found before the same title without one", () => {
  expect(found(["a/Fern v1.wav", "a/Fern v2.wav"], "Title;BPM\nFern v1;90\nFern v2;91").rows).toEqual({
    "a/Fern v1.wav": "2",
    "a/Fern v2.wav": "3",
  });
});

test("a revision beside a file with the title alone has no row", () => {
  const { rows, told } = found(["a/01 Prairie.wav", "a/01 Prairie (v2).wav"], "Title;BPM\nPrairie;90");
  expect([rows, told]).toEqual([{ "a/01 Prairie.wav": "2" }, []]);
});

test("of several files of a title the row takes the whole track in the folder of its album, with its number", () => {
  const { rows, told } = found(
    [
      "SIL 201 - Rives/01 - Estran.wav",
      "SIL 201 - Rives/Versions/30 secondes/01 - Estran.wav",
      "Quays/02 Harbour.wav",
      "Flut/Lang/04 Harbour.wav",
      "Flut/Kurz/07 Harbour.wav",
    ],
    "Réf. album;Titre album;N° piste;Titre;ISRC\nSIL 201;Rives;1;Estran;FRSIL2400001\n;Quays;2;Harbour;FRSIL2400002\n;Flut;7;Harbour;FRSIL2400003",
  );
  expect(told).toEqual([]);
  expect(rows).toEqual({
    "SIL 201 - Rives/01 - Estran.wav": "2 FRSIL2400001",
    "SIL 201 - Rives/Versions/30 secondes/01 - Estran.wav": "2",
    "Quays/02 Harbour.wav": "3 FRSIL2400002",
    "Flut/Kurz/07 Harbour.wav": "4 FRSIL2400003",
  });
});

test("a version whose track lies in another folder never takes the row of the whole track", () => {
  const files = ["SIL 201 - Rives/05 - Brise.wav", "SIL 202 - Dunes/Versions/30 secondes/05 - Brise.wav"];
  expect(found(files, "Réf. album;N° piste;Titre;ISRC\nSIL 202;5;Brise;FRSIL2400001").rows).toEqual({
    "SIL 201 - Rives/05 - Brise.wav": "2 FRSIL2400001",
    "SIL 202 - Dunes/Versions/30 secondes/05 - Brise.wav": "2",
  });
});

test("two files of one title and number, neither in the album's folder, are reported", () => {
  const { rows, told } = found(["A/02 Harbour.wav", "B/02 Harbour.wav"], "Album;No;Title\nQuays;2;Harbour");
  expect(rows).toEqual({});
  expect(told).toEqual([expect.stringMatching(/^Line 2 .*2 files are called “Harbour”/)]);
});

const CODED_VERSIONS = [
  "CD1/02 Fernlicht.wav",
  "CD1/02 Fernlicht_30s.wav",
  "CD1/02 Fernlicht_UV.wav",
  "CD1/02 Fernlicht_oKl.wav",
  "CD1/03 Estran.wav",
  "CD1/03 Estran_VC.wav",
  "CD1/04 Harbour.wav",
  "CD1/04 Harbour_NS.wav",
  "CD1/05 Quay.wav",
  "CD1/05 Quay_XY.wav",
];

test("rows of versions belong to the files whose codes stand for them, or to the only one of their track", () => {
  const { rows, told } = found(
    CODED_VERSIONS,
    "Werktitel;Fassung;ISRC\nFernlicht;Hauptfassung;DESIL2400001\nFernlicht;Unterlegversion;DESIL2400002\nFernlicht;ohne Klavier;DESIL2400003\nFernlicht;30 Sek.;DESIL2400004\n" +
      "Estran;;FRSIL2400005\nEstran;Version courte;FRSIL2400006\nHarbour;;GBSIL2400007\nHarbour;Night session;GBSIL2400008\nQuay;;GBSIL2400009\nQuay;Sparse Take;GBSIL2400010",
  );
  expect(told).toEqual([]);
  expect(rows).toMatchObject({
    "CD1/02 Fernlicht_UV.wav": "3 DESIL2400002",
    "CD1/02 Fernlicht_oKl.wav": "4 DESIL2400003",
    "CD1/02 Fernlicht_30s.wav": "5 DESIL2400004",
    "CD1/03 Estran_VC.wav": "7 FRSIL2400006",
    "CD1/04 Harbour_NS.wav": "9 GBSIL2400008",
    "CD1/05 Quay_XY.wav": "11 GBSIL2400010",
  });
});

test("a row of a version stays without a file where several may be meant, and a length where only a code is", () => {
  const { rows, told } = found(
    ["A/01 Delta.wav", "A/01 Delta_XY.wav", "A/01 Delta_ZW.wav", "A/02 Reed.wav", "A/02 Reed_XY.wav"],
    "Title;Version;ISRC\nDelta;;GBSIL2400001\nDelta;Sparse;GBSIL2400002\nReed;;GBSIL2400003\nReed;30 sec;GBSIL2400004",
  );
  expect(told).toEqual([
    expect.stringMatching(/^Line 3 .*called after “Delta \(Sparse\)”/),
    expect.stringMatching(/^Line 5 .*called after “Reed/),
  ]);
  expect(rows).toMatchObject({ "A/01 Delta_XY.wav": "2", "A/02 Reed_XY.wav": "4" });
});
