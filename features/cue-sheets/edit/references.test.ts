import { expect, test } from "vitest";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { cueOfUse } from "./cues-of-edit.ts";
import { usesOf } from "./join-clips.ts";
import { readEdit } from "./read-edit.ts";

const code = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 19);
/** Returns the text of an edit decision list with a clip for every name, a minute apart. */
const edlOf = (names: readonly string[], title = "KITES EP 2", remarks: readonly string[] = []) =>
  [
    `TITLE: ${title}`,
    ...names.flatMap((name, at) => [
      `${String(at + 1).padStart(3, "0")}  AX  AA  C  00:00:00:00 00:00:30:00 ${code(at * 60)}:00 ${code(at * 60 + 30)}:00`,
      `* FROM CLIP NAME: ${name}`,
      ...remarks,
    ]),
  ].join("\n");

/** Returns the titles, versions and references of an edit's uses in the sheet. */
async function cuesOfText(text: string) {
  const { clips } = await readEdit(text);
  return usesOf(clips).map((use) => {
    const { title, versionLabel, reference } = cueOfUse(use, null);
    return [title, versionLabel, reference];
  });
}

test.each([
  ["QRS0311_04_Soir de juin_Main.wav", "Soir de juin", "Full", "QRS0311_04"],
  ["QRS-311-04 Soir de juin", "Soir de juin", "", "QRS-311-04"],
  ["qrs_0311_Soir de juin.wav", "Soir de juin", "", "qrs_0311"],
  ["QRS 311/4 Soir de juin (30s)", "Soir de juin", "30 s edit", "QRS 311/4"],
  ["QRS 31/04 - Soir de juin", "Soir de juin", "", "QRS 31/04"],
  ["QRS031 piste 9 - Soir de juin", "Soir de juin", "", "QRS031 piste 9"],
  ["5QR031 04 Soir de juin", "Soir de juin", "", "5QR031 04"],
  ["5QR031_04 Soir de juin (No Drums)-01", "Soir de juin", "No drums", "5QR031_04"],
  ["Soir de juin (main) QRS 3110/4", "Soir de juin", "Full", "QRS 3110/4"],
  ["Soir de juin - Underscore QRS 0311-04", "Soir de juin", "Underscore", "QRS 0311-04"],
  ["Soir de juin QRS 0311-04 (Underscore)", "Soir de juin", "Underscore", "QRS 0311-04"],
  ["Soir de juin (QRS 311 tr 4)", "Soir de juin", "", "QRS 311 tr 4"],
  ["Soir de juin / QRS 0311-04 / K: A. Roux", "Soir de juin", "", "QRS 0311-04"],
  ["MX: Soir de juin [QRS 0311-04] - on screen", "Soir de juin", "", "QRS 0311-04"],
  ["Soir de juin - QRS0311", "Soir de juin", "", "QRS0311"],
  ["QRS 0311-04 virgule", "", "", "QRS 0311-04"],
  ["VUP_QRS311_04_Soir de juin.wav", "Soir de juin", "", "VUP_QRS311_04"],
  ["VUP_CD388_03_Soir de juin.wav", "Soir de juin", "", "VUP_CD388_03"],
  ["Soir de juin, VUP_QRS311_04", "Soir de juin", "", "VUP_QRS311_04"],
  ["MX_QRS0311_04_Soir de juin.wav", "Soir de juin", "", "QRS0311_04"],
  ["RB1907_Soir de juin.wav", "Soir de juin", "", "RB1907"],
  ["RB1984_Soir de juin.wav", "RB1984 Soir de juin", "", ""],
  ["RB1907_Soir.wav", "RB1907 Soir", "", ""],
  ["VO_INT12_03_Soir de juin", "VO INT12 03 Soir de juin", "", ""],
  ["ES_Slow Morning (Instrumental Version) - Nora Falk.wav", "Slow Morning", "Instrumental", ""],
  ["ES_Slow Morning - The Sea Band.mp3", "Slow Morning", "", ""],
  ["ES Muss Sein", "ES Muss Sein", "", ""],
  ["MUS source - Slow Morning", "Slow Morning", "", ""],
])("the clip %j has the title «%s», the version «%s» and the reference «%s»", async (name, ...cue) => {
  expect(await cuesOfText(edlOf([name]))).toEqual([cue]);
});

test.each([
  "Soir de juin",
  "BWV 0846 - Prelude",
  "Soir de juin MAR 12/05",
  "Soir de juin DU 12/05",
  "Soir de juin REEL 02-1",
  "Soir de juin TAPE 012-03",
  "Soir de juin SC 112-3",
  "Soir de juin S02E05",
  "Soir de juin OPUS 12/3",
  "A. ROUX 60/40 Soir de juin",
  "Soir de juin CD 12-03",
  "Soir de juin RX 210-4",
  "Soir de juin HPF 140-2",
  "USO 2021-22 Soir de juin",
  "Soir de juin KTS 2023-11",
  "MUS0012_03_Soir de juin",
  "Soir de juin WWV 86-3",
  "Soir de juin RE 2024-15",
  "Summer 60",
  "Route 66-2",
  "AREA 51-3",
])("the clip %j has no library's code", async (name) => {
  const [[, , reference] = []] = await cuesOfText(edlOf([name]));
  expect(reference).toBe("");
});

test("a code that the title of the programme has is none of a library", async () => {
  const names = ["KTS204_05_Soir de juin", "QRS0311_04_Delta"];
  expect(await cuesOfText(edlOf(names, "KTS204 LOCKED v3"))).toEqual([
    ["Soir de juin", "", ""],
    ["Delta", "", "QRS0311_04"],
  ]);
});

test("a code that the sound of a picture has is that of the programme", async () => {
  const names = ["KTS204_01_Interview.mov", "KTS204_05_Soir de juin.wav", "QRS0311_04_Delta.wav"];
  expect((await cuesOfText(edlOf(names))).map(([, , reference]) => reference)).toEqual([
    "",
    "",
    "QRS0311_04",
  ]);
});

test("the code comes from the file if the name has none", async () => {
  const text = `${edlOf(["Soir de juin"])}\n* SOURCE FILE: QRS0311_04_Soir_de_juin.wav`;
  expect(await cuesOfText(text)).toEqual([["Soir de juin", "", "QRS0311_04"]]);
});

test("music with the same title and version has the same code, unless two codes are stated for it", async () => {
  const names = [
    ...["Soir de juin QRS 311/4", "Soir de juin", "Soir de juin (No Drums)"],
    ...["Delta QRS 311/7", "Delta QRS 311/8", "Delta"],
  ];
  const references = (await cuesOfText(edlOf(names))).map(([, , reference]) => reference);
  expect(references).toEqual(["QRS 311/4", "QRS 311/4", "", "QRS 311/7", "QRS 311/8", ""]);
});

test("a remark states the code of its music, but not that of the music that replaces it", async () => {
  const remarked = (remark: string) => cuesOfText(edlOf(["Soir de juin"], "KITES EP 2", [remark]));
  expect(await remarked("* LOC: 00:00:00:00 GREEN Fen Lane QRS311-04 / A. Roux 50, P. Lind 50")).toEqual([
    ["Soir de juin", "", "QRS311-04"],
  ]);
  expect(await remarked("* LOC: 00:00:00:00 GREEN REPLACED BY QRS311-04 DELTA")).toEqual([
    ["Soir de juin", "", ""],
  ]);
});

test.each([
  ["cat no."],
  ["Réf label"],
  ["LC / Bestellnr."],
  ["Library code"],
  ["Référence catalogue"],
  ["Referencia"],
])("a column «%s» holds the codes of its rows", async (head) => {
  const rows = [
    ["Title", "TC in", "TC out", head],
    ["Soir de juin", "00:00:10:00", "00:00:40:00", "QRS 311-04"],
    ["Delta", "00:01:10:00", "00:01:40:00", "LC 98871 / QRS 311-08"],
    ["Mira", "00:02:10:00", "00:02:40:00", "idem"],
    ["Sel", "00:03:10:00", "00:03:40:00", "ISRC GBXXX2400117"],
    ["Nuit", "00:04:10:00", "00:04:40:00", "51.022-7"],
    ["Aube", "00:05:10:00", "00:05:40:00", ""],
  ];
  const cues = await cuesOfText(rows.map((row) => row.join("\t")).join("\n"));
  expect(cues.map(([title, , reference]) => [title, reference])).toEqual([
    ["Soir de juin", "QRS 311-04"],
    ["Delta", "QRS 311-08"],
    ["Mira", "QRS 311-08"],
    ["Sel", ""],
    ["Nuit", "51.022-7"],
    ["Aube", ""],
  ]);
});

test("beside a column of codes more words in brackets are a version", async () => {
  const rows = ["Title,Start,End,Cat no.", "Delta (Tension),0,10,QRS 311-04", "Delta (Tension),20,30,"];
  expect(await cuesOfText(rows.join("\n"))).toEqual([
    ["Delta", "Tension", "QRS 311-04"],
    ["Delta", "Tension", "QRS 311-04"],
  ]);
  const without = rows.map((row) => row.replace("QRS 311-04", ""));
  expect((await cuesOfText(without.join("\n")))[0]).toEqual(["Delta (Tension)", "", ""]);
});

test("a column for the flavour of music states its version", async () => {
  const text = "Title,Flavour,Start,End\nDelta,No Perc,0,10\nMira,Main,20,30";
  expect(await cuesOfText(text)).toEqual([
    ["Delta", "No drums", ""],
    ["Mira", "Full", ""],
  ]);
});

test("stems that play together are one use whose version names them; a full mix among them has no version", async () => {
  const stems = ["QRS0311_04 Delta (Stem Strings).wav", "QRS0311_04 Delta (Stem Bass).wav"];
  const played = (names: readonly string[]) =>
    cuesOfText(
      [
        "TITLE: KITES",
        ...names.flatMap((name, at) => [
          `00${at + 1}  AX  A${at + 1}  C  00:00:00:00 00:00:30:00 00:00:10:00 00:00:40:00`,
          `* FROM CLIP NAME: ${name}`,
        ]),
      ].join("\n"),
    );
  expect(await played(stems)).toEqual([["Delta", "Stem: strings + bass", "QRS0311_04"]]);
  expect(await played(stems.slice(0, 1))).toEqual([["Delta", "Stem: strings", "QRS0311_04"]]);
  expect(await played([...stems, "QRS0311_04 Delta.wav"])).toEqual([["Delta", "", "QRS0311_04"]]);
});

test("a mail states codes beside its titles", async () => {
  const text = [
    "Bonjour, voici les musiques :",
    "- 00:10 à 00:40 « Soir de juin » sans batterie, label Ocre QRS 31-4, compo Ana Roux",
    '- 01:10 à 01:40 "Delta" (underscore) QRS 031/08 - Lind',
    "- 02:10 à 02:40 : Mira, QRS 311 piste 2",
    "- 03:10 à 03:40 « Sel », enregistré le MAR 12/05",
  ].join("\n");
  expect(await cuesOfText(text)).toEqual([
    ["Soir de juin", "No drums", "QRS 31-4"],
    ["Delta", "Underscore", "QRS 031/08"],
    ["Mira", "", "QRS 311 piste 2"],
    ["Sel", "", ""],
  ]);
});

test("markers state codes between a title and its people", async () => {
  const text = [
    "ana\t01:00:08:15\tA5\tgreen\tMUS IN - Soir de juin - Ana Roux 100 - QRS 311/4\t1",
    "ana\t01:00:52:00\tA5\tgreen\tMUS OUT\t1",
    "ana\t01:03:00:00\tA5\tgreen\tMUS IN - Delta (sans batterie) QRS 311/12\t1",
    "ana\t01:03:28:10\tA5\tgreen\tMUS OUT\t1",
  ].join("\n");
  expect(await cuesOfText(text)).toEqual([
    ["Soir de juin", "", "QRS 311/4"],
    ["Delta", "No drums", "QRS 311/12"],
  ]);
});

test("music of the catalogue keeps the catalogue's reference", async () => {
  const [use] = usesOf((await readEdit(edlOf(["Soir de juin QRS 311/4"]))).clips);
  const credits: TrackCredits = {
    ...{ "@id": "/genid/1", "@type": "TrackCredits" },
    ...{
      track: "/api/tracks/1",
      id: 1,
      name: "Soir de juin",
      reference: "SIL 201-03",
      files: [],
      versions: [],
    },
    ...{ isrc: null, iswc: null, publisher: null, label: null, durationSeconds: 180, writers: [] },
  };
  expect(use && cueOfUse(use, credits).reference).toBe("SIL 201-03");
});

test.each(["2M4", "M07", "Cue 3", "Sc\u00e8ne 8", "plan 14b", "10:04:20:00"])(
  "the number «%s» in a column of references is no code of a library",
  async (number) => {
    const table = `R\u00e9f;Titre;TC in;TC out\n${number};Soir de juin;10:00:00:00;10:00:30:00\nK-7741;Aube;10:01:00:00;10:01:30:00`;
    expect(await cuesOfText(table)).toEqual([
      ["Soir de juin", "", ""],
      ["Aube", "", "K-7741"],
    ]);
  },
);

test("markers on a picture track keep the codes in their comments", async () => {
  const markers = [
    "Ann\t01:00:00:00\tV1\tred\tMUS IN Soir de juin QRS 0311-04 / A. Roux 100\t1",
    "Ann\t01:00:30:00\tV1\tred\tMUS OUT Soir de juin\t1",
  ].join("\n");
  expect(await cuesOfText(markers)).toEqual([["Soir de juin", "", "QRS 0311-04"]]);
});

test.each(["RX 210-4 declick", "EQ 130-2", "LPF 220, HPF 140-2", "see JT 2023-11", "KTS 2023/11 dub"])(
  "the remark «%s» gives no reference",
  async (remark) => {
    const [[, , reference] = []] = await cuesOfText(edlOf(["Soir de juin"], "KITES", [`* ${remark}`]));
    expect(reference).toBe("");
  },
);

test("an album may have a number that is too early for a year", async () => {
  expect(await cuesOfText(edlOf(["Soir de juin QRS 1902/13"]))).toEqual([
    ["Soir de juin", "", "QRS 1902/13"],
  ]);
});
