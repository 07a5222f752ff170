import { expect, test } from "vitest";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { type FileTags, NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { planAlbum } from "./plan-album.ts";

/** Plans files by name, with their tags; formats each result as `name [version of lead]`. */
function plan(files: Record<string, Partial<FileTags>>) {
  const known = Object.entries(files).map(([relative, tags]) => ({
    file: { relative, path: `/${relative}` },
    tags: { ...NO_TAGS, ...tags },
    row: undefined,
  }));
  const album = planAlbum(known, "My_folder");
  const lines = album.sounds.map(({ file, name, version, supersededBy }) =>
    [
      file.relative,
      name,
      version && `${version.kind} of ${version.lead.relative}`,
      supersededBy && `twin of ${supersededBy.relative}`,
    ]
      .filter(Boolean)
      .join(" | "),
  );
  return { album, lines };
}

test("versions follow their track, found by file name or by title", () => {
  const { lines } = plan({
    "01 Drive.mp3": {},
    "02 Drive_60.mp3": {},
    "SIL-03.mp3": { title: "Sea" },
    "SIL-04.mp3": { title: "Sea (Underscore)" },
    "drive_30.mp3": { title: "Drive" },
  });
  expect(lines).toEqual([
    "01 Drive.mp3 | Drive",
    "02 Drive_60.mp3 | Drive | 60 of 01 Drive.mp3",
    "drive_30.mp3 | Drive | 30 of 01 Drive.mp3",
    "SIL-03.mp3 | Sea",
    "SIL-04.mp3 | Sea | underscore of SIL-03.mp3",
  ]);
});

test("if two tracks of an album share a name, a version belongs to the one in its folder", () => {
  const { lines } = plan({
    "CD 1/Drive.mp3": {},
    "CD 1/Drive_60.mp3": {},
    "CD 1/Sea.mp3": {},
    "CD 2/Drive.mp3": {},
    "CD 2/Drive_60.mp3": {},
    "CD 2/Sea_full.mp3": {},
    "CD 2/Sea_30.mp3": {},
  });
  expect(lines).toEqual([
    "CD 1/Drive.mp3 | Drive",
    "CD 1/Drive_60.mp3 | Drive | 60 of CD 1/Drive.mp3",
    "CD 1/Sea.mp3 | Sea",
    "CD 2/Sea_full.mp3 | Sea | full of CD 1/Sea.mp3",
    "CD 2/Sea_30.mp3 | Sea | 30 of CD 1/Sea.mp3",
    "CD 2/Drive.mp3 | Drive",
    "CD 2/Drive_60.mp3 | Drive | 60 of CD 2/Drive.mp3",
  ]);
});

test("«full» is the track when there is no plain one, and a version beside one", () => {
  expect(plan({ "Drive_full.mp3": {}, "Drive_60.mp3": {} }).lines).toEqual([
    "Drive_full.mp3 | Drive",
    "Drive_60.mp3 | Drive | 60 of Drive_full.mp3",
  ]);
  expect(plan({ "Drive.mp3": {}, "Drive_main.mp3": {} }).lines).toEqual([
    "Drive.mp3 | Drive",
    "Drive_main.mp3 | Drive | full of Drive.mp3",
  ]);
});

test("a version without its track is a track, and keeps its whole name", () => {
  expect(
    plan({ "Water Main.mp3": {}, "Bee Sting.mp3": {}, "Piece_30.mp3": {}, "Piece_60.mp3": {} }).lines,
  ).toEqual([
    "Water Main.mp3 | Water Main",
    "Bee Sting.mp3 | Bee Sting",
    "Piece_30.mp3 | Piece 30",
    "Piece_60.mp3 | Piece 60",
  ]);
});

test("«Full» after a reference and a title is not part of the title, even without other versions", () => {
  const { lines } = plan({
    "SIL118_08_Ecueil_Full.wav": {},
    "SIL118_12_Sans_ligne_Full.wav": {},
    "SIL118_14_Anse_(Full).wav": {},
    "Moon_Full.wav": {},
  });
  expect(lines.map((line) => line.split(" | ")[1])).toEqual(["Ecueil", "Sans ligne", "Anse", "Moon Full"]);
});

test("a track number in the tags sets the order, discs one after another", () => {
  const { album } = plan({
    "a.mp3": { trackNumber: 2, disc: 2 },
    "b.mp3": { trackNumber: 9, disc: 1 },
    "c.mp3": {},
  });
  const order = album.sounds.map(({ sortOrder }) => sortOrder);
  expect(order[0]).toBeGreaterThan(order[1] ?? 0);
});

test("the album takes the name in most of its files' tags, otherwise that of its folder", () => {
  expect(
    plan({ "a.mp3": { album: "Sea" }, "b.mp3": { album: "Sea" }, "c.mp3": { album: "C" } }).album.name,
  ).toBe("Sea");
  expect(plan({ "a.mp3": {} }).album.name).toBe("My folder");
});

test("a file in two formats is imported once, the wav rather than the mp3", () => {
  expect(plan({ "a.mp3": {}, "a.wav": {}, "b.flac": {} }).lines).toEqual([
    "a.wav | a",
    "b.flac | b",
    "a.mp3 | a | twin of a.wav",
  ]);
});

test.each([
  [
    ["24 heures", "7 vies"],
    ["24 heures", "7 vies"],
  ],
  [["7 vies"], ["7 vies"]],
  [
    ["7 vies", "8 femmes", "24 heures"],
    ["7 vies", "8 femmes", "24 heures"],
  ],
  [
    ["7 vies", "8 femmes", "Aube"],
    ["7 vies", "8 femmes", "Aube"],
  ],
  [
    ["24 heures", "24 heures_60", "Aube"],
    ["24 heures", "24 heures", "Aube"],
  ],
  [
    ["01 Aube", "02 Midi", "24 heures"],
    ["Aube", "Midi", "24 heures"],
  ],
  [
    ["06 Aube", "07 Midi", "7 vies"],
    ["Aube", "Midi", "7 vies"],
  ],
  [
    ["1 Aube", "2 Midi", "Soir"],
    ["Aube", "Midi", "Soir"],
  ],
  [
    ["1. Aube", "3. Midi", "5. Soir"],
    ["Aube", "Midi", "Soir"],
  ],
  [
    ["9 - Aube", "10 - Midi"],
    ["Aube", "Midi"],
  ],
  [
    ["1-01 Aube", "2-07 Midi"],
    ["Aube", "Midi"],
  ],
  [
    ["01 - 24 heures", "02 - 7 vies"],
    ["24 heures", "7 vies"],
  ],
  [["03_Seul"], ["Seul"]],
  [
    ["CD 1/12 Aube", "CD 1/13 Midi", "CD 2/24 heures"],
    ["Aube", "Midi", "24 heures"],
  ],
])("from %j leading numbers are dropped if they count the files of the folder", (names, titles) => {
  const { album } = plan(Object.fromEntries(names.map((name) => [`${name}.wav`, {}])));
  expect(album.sounds.map(({ name }) => name).toSorted()).toEqual(titles.toSorted());
});

test("a letter after a track number marks a version, and titles leave out length, tempo and key", () => {
  const { album } = plan({
    "01 - Le Grand Huit - 2m34 - 180bpm_Gm.wav": {},
    "01b - Le Grand Huit (SANS BATTERIE) - 2m34.wav": {},
    "01c - Le Grand Huit (thème seul).wav": {},
    "02 - 14 juillet - 1m50 - 120bpm_Bb.wav": { bpm: 121 },
    "03 - 7 vies.wav": {},
    "03b - Autre chose.wav": {},
    "2b or not.wav": {},
  });
  expect(
    album.sounds.map(({ name, version, facts: { bpm, tonality } }) =>
      version
        ? `${version.kind} ${version.label} of ${version.lead.relative.slice(0, 2)}`
        : [name, bpm, tonality],
    ),
  ).toEqual([
    ["Le Grand Huit", 180, "G minor"],
    "no-drums No drums of 01",
    "other Thème seul of 01",
    ["14 juillet", 121, "Bb major"],
    ["7 vies", null, null],
    ["Autre chose", null, null],
    ["2b or not", null, null],
  ]);
});

test.each([
  ["Fanfares de poche (2019)", "Fanfares de poche", "2019-01-01"],
  ["KAP112 - Les Forges II [1998]", "Les Forges II", "1998-01-01"],
  ["Poudres (2CD)", "Poudres", null],
  ["Demain (2999)", "Demain (2999)", null],
  ["1984", "1984", null],
])("the folder «%s» is the album «%s» of %s", (folder, name, releaseDate) => {
  const file = { relative: "a.wav", path: "/a.wav" };
  expect(planAlbum([{ file, tags: NO_TAGS, row: undefined }], folder)).toMatchObject({ name, releaseDate });
});

test("a reference at the start of a file name belongs to the track, not to its title", () => {
  const { album, lines } = plan({
    "VRT 044-02 - Marée.wav": {},
    "VRT 044-02 - Marée_30.wav": {},
    "QB117_11 (Not) Now.wav": {},
    "QB117_12 tagged.wav": { title: "Elsewhere" },
    "AB_0142_v3.wav": {},
    "MIG29-7 heures.wav": {},
  });
  expect(lines).toEqual([
    "VRT 044-02 - Marée.wav | Marée",
    "VRT 044-02 - Marée_30.wav | Marée | 30 of VRT 044-02 - Marée.wav",
    "QB117_11 (Not) Now.wav | (Not) Now",
    "QB117_12 tagged.wav | Elsewhere",
    "AB_0142_v3.wav | AB 0142 v3",
    "MIG29-7 heures.wav | MIG29-7 heures",
  ]);
  expect(album.sounds.map(({ facts }) => facts.reference)).toEqual([
    "VRT 044-02",
    "VRT 044-02",
    "QB117_11",
    "QB117_12",
    null,
    null,
  ]);
});

test.each([
  "CD01-02",
  "DISC 01-02",
  "BPM 120-140",
  "BPM_120_140",
  "WW 39-45",
  "OP 27-02",
  "FR 2024-01",
  "TV 2000_10",
  "KSM 1999-02",
])("«%s» before names is not a reference", (front) => {
  const { album } = plan({ [`${front} Aube.wav`]: {}, [`${front} Midi.wav`]: {} });
  expect(album.sounds.map(({ name, facts }) => [name, facts.reference])).toEqual([
    [`${front.replaceAll("_", " ")} Aube`, null],
    [`${front.replaceAll("_", " ")} Midi`, null],
  ]);
});

test("the number of a version behind the reference is not part of its name", () => {
  const { lines } = plan({
    "VRT 044-02_Marée.wav": {},
    "VRT 044-02_1_Marée_30.wav": {},
    "VRT 044-03_Houle.wav": {},
    "VRT 044-04_7_vies.wav": {},
  });
  expect(lines).toEqual([
    "VRT 044-02_Marée.wav | Marée",
    "VRT 044-02_1_Marée_30.wav | Marée | 30 of VRT 044-02_Marée.wav",
    "VRT 044-03_Houle.wav | Houle",
    "VRT 044-04_7_vies.wav | 7 vies",
  ]);
});

test("an album's reference without a number is no part of titles beside its tracks, and two albums in one are told", () => {
  const { album, lines } = plan({
    "VLT009-01 Breach.wav": {},
    "VLT009-02 Cold Iron.wav": {},
    "VLT009 Riser 01.wav": {},
    "VLT010-01 Gate.wav": {},
    "VLT010-02 Moat.wav": {},
    "KXM100 Nights.wav": {},
  });
  expect(lines.map((line) => line.split(" | ")[1])).toEqual([
    "Breach",
    "Cold Iron",
    "Riser 01",
    "Gate",
    "Moat",
    "KXM100 Nights",
  ]);
  expect(album.doubts).toEqual([
    { key: "doubtReferences", values: { album: "My folder", names: "VLT009, VLT010" } },
  ]);
});

test("behind a tempo «Full» is a version, before it a part of the title", () => {
  const { album } = plan({
    "Midnight Full_100bpm_D_FULL.wav": {},
    "Midnight Full_100bpm_D_Drums+Bass.wav": {},
    "Midnight Full_100bpm_D_loop A 8bars.wav": {},
  });
  expect(
    album.sounds.map(({ name, version, facts }) => [name, version?.label, facts.bpm, facts.tonality]),
  ).toEqual([
    ["Midnight Full", undefined, 100, "D major"],
    ["Midnight Full", "Drums+Bass", 100, "D major"],
    ["Midnight Full", "Loop A 8bars", 100, "D major"],
  ]);
});

test("a title that ends like a version is whole where the file's name has its version behind it", () => {
  const { album } = plan({
    "Midnight Full_100bpm_FULL.wav": { title: "Midnight Full" },
    "Midnight Full_100bpm_Loop A.wav": { title: "Midnight Full" },
  });
  expect(album.sounds.map(({ name, version }) => [name, version?.label])).toEqual([
    ["Midnight Full", undefined],
    ["Midnight Full", "Loop A"],
  ]);
});

test("one recording in several rates and channels is imported once, in stereo at the highest rate", () => {
  expect(
    plan({
      "01_Delta_5.1_48k.wav": {},
      "01_Delta_Stereo_44k.wav": {},
      "01_Delta_Stereo_48k.wav": {},
      "01_Delta_Stereo_48k_ohne Drums.wav": {},
    }).lines,
  ).toEqual([
    "01_Delta_Stereo_48k.wav | Delta",
    "01_Delta_Stereo_48k_ohne Drums.wav | Delta | no-drums of 01_Delta_Stereo_48k.wav",
    "01_Delta_Stereo_44k.wav | Delta | twin of 01_Delta_Stereo_48k.wav",
    "01_Delta_5.1_48k.wav | Delta | twin of 01_Delta_Stereo_48k.wav",
  ]);
});

test("artists do not count as writers if another file of the album names writers", () => {
  const sampler = { title: "Harbor", hasStandIns: true, writers: [{ name: "The Hats", role: null }] };
  const writersOf = (other: Partial<FileTags>) =>
    plan({ "a.mp3": sampler, "b.mp3": other }).album.sounds.map(({ facts }) =>
      facts.credits.map(({ name, role }) => [name, role]),
    );
  expect(writersOf({ writers: [{ name: "Lou", role: "C" }] })).toEqual([[], [["Lou", "C"]]]);
  expect(writersOf({})).toEqual([[["The Hats", null]], []]);
});

test("stems in their own folder are versions of the track that they are named after", () => {
  expect(
    plan({
      "01 Glacier Walk.wav": {},
      "02 Glacier.wav": {},
      "KX_Cold_Main.wav": {},
      "STEMS/Glacier Walk_STEM_Bass.wav": {},
      "STEMS/01 Glacier Walk - Cordes frottées.wav": {},
      "STEMS/02 Glacier/Drums.wav": {},
      "STEMS/KX_Cold_Synths.wav": {},
      "Pistes séparées/Glacier_Voix.wav": {},
      "STEMS/Elsewhere.wav": {},
    }).album.sounds.map(({ file, name, version }) => [
      file.relative,
      version ? `${version.label} of ${version.lead.relative}` : name,
    ]),
  ).toEqual([
    ["01 Glacier Walk.wav", "Glacier Walk"],
    ["STEMS/Glacier Walk_STEM_Bass.wav", "Stem: bass of 01 Glacier Walk.wav"],
    ["STEMS/01 Glacier Walk - Cordes frottées.wav", "Stem: cordes frottées of 01 Glacier Walk.wav"],
    ["02 Glacier.wav", "Glacier"],
    ["STEMS/02 Glacier/Drums.wav", "Stem: drums of 02 Glacier.wav"],
    ["Pistes séparées/Glacier_Voix.wav", "Stem: voix of 02 Glacier.wav"],
    ["KX_Cold_Main.wav", "KX Cold"],
    ["STEMS/KX_Cold_Synths.wav", "Stem: synths of KX_Cold_Main.wav"],
    ["STEMS/Elsewhere.wav", "Elsewhere"],
  ]);
});

test("a folder as libraries deliver it is one album of tracks with their versions and stems", () => {
  const { album } = plan({
    "SIL_0201_01_Ardoise.wav": {},
    "SIL_0201_03_Delta-sans-fin.wav": {},
    "SIL_0201_05_Contre-jour.wav": {},
    "Edits/SIL_0201_01_Ardoise_Underscore.wav": {},
    "Edits/SIL_0201_03_Delta-sans-fin_60s_v2.wav": {},
    "Stems/03 Delta sans fin/Bass.wav": {},
    "Instrumentals/SIL_0201_05_Contre-jour.wav": {},
    "Edits/SIL_0201_09_Ailleurs_30s.wav": {},
  });
  expect(
    album.sounds.map(({ name, version, facts }) =>
      version ? `${version.label} of ${version.lead.relative}` : [name, facts.reference],
    ),
  ).toEqual([
    ["Ardoise", "SIL 0201_01"],
    "Underscore of SIL_0201_01_Ardoise.wav",
    ["Delta sans fin", "SIL 0201_03"],
    "60 s edit of SIL_0201_03_Delta-sans-fin.wav",
    "Stem: bass of SIL_0201_03_Delta-sans-fin.wav",
    ["Contre-jour", "SIL 0201_05"],
    "Instrumental of SIL_0201_05_Contre-jour.wav",
    ["Ailleurs 30s", "SIL 0201_09"],
  ]);
});

test("stems and versions in folders beside that of the whole tracks belong to these", () => {
  const { album } = plan({
    "MAIN/MN018_01_Controluce.wav": {},
    "MAIN/MN018_03_Passo dopo passo.wav": {},
    "VERSIONI/MN018_01_1_Controluce_No Melodia.wav": {},
    "VERSIONI/MN018_01_2_Controluce_Pizzicato.wav": {},
    "STEMS/MN018_03_Passo dopo passo/archi.wav": {},
    "STEMS/01 Controluce/Contro-luce_STEM_Legni.wav": {},
    "Spuren/MN018_01_Controluce_DRUMS.wav": {},
  });
  expect(
    album.sounds.map(({ name, version }) =>
      version ? `${version.label} of ${version.lead.relative}` : name,
    ),
  ).toEqual([
    "Controluce",
    "Underscore of MAIN/MN018_01_Controluce.wav",
    "Pizzicato of MAIN/MN018_01_Controluce.wav",
    "Stem: legni of MAIN/MN018_01_Controluce.wav",
    "Stem: drums of MAIN/MN018_01_Controluce.wav",
    "Passo dopo passo",
    "Stem: archi of MAIN/MN018_03_Passo dopo passo.wav",
  ]);
});

test("below a folder that holds one track all files in a folder of stems are its stems", () => {
  expect(
    plan({
      "01 Breach the Gate/VLT009-01 Breach The Gate - Full Mix.wav": {},
      "01 Breach the Gate/VLT009-01 Breach The Gate - Hits Down.wav": {},
      "01 Breach the Gate/STEMS/BTG_DRUMS.wav": {},
      "01 Breach the Gate/STEMS/choir.wav": {},
      "Others/Delta.wav": {},
      "Others/Reed.wav": {},
      "Others/STEMS/strings.wav": {},
    }).album.sounds.map(({ name, version }) => (version ? version.label : name)),
  ).toEqual(["Breach The Gate", "Hits Down", "Stem: drums", "Stem: choir", "Delta", "Reed", "strings"]);
});

test("versions find their track whether hyphens stand for spaces or not, and by their whole name first", () => {
  expect(
    plan({
      "Tête-à-tête.wav": {},
      "Tête-à-tête_60.wav": {},
      "Instrumentals/Tête-à-tête_30.wav": {},
      "01 Interlude.wav": {},
      "07 Interlude.wav": {},
      "30s/07 Interlude.wav": {},
    }).album.sounds.map(({ name, version }) =>
      version ? `${version.label} of ${version.lead.relative}` : name,
    ),
  ).toEqual([
    "Tête-à-tête",
    "60 s edit of Tête-à-tête.wav",
    "Instrumental, 30 s edit of Tête-à-tête.wav",
    "Interlude",
    "Interlude",
    "30 s edit of 07 Interlude.wav",
  ]);
});

test.each(["Tête-à-tête.wav", "03 Cha-cha-cha.wav", "Vol_2_Va-et-vient v2.wav"])(
  "«%s» keeps its hyphens and what looks like a revision",
  (file) => {
    const [sound] = plan({ [file]: {}, "04 Sea.wav": {} }).album.sounds;
    expect(sound?.name).toMatch(/^(?:Tête-à-tête|Cha-cha-cha|Vol 2 Va-et-vient v2)$/);
  },
);

test.each([
  ["KAP112 - Les Forges II", "Les Forges II", "KAP112"],
  ["KAP-112_Les_Forges", "Les Forges", "KAP-112"],
  ["SIL 201 - Delta", "Delta", "SIL 201"],
  ["SIL_201_Delta", "Delta", "SIL 201"],
  ["SIL_201 Delta", "Delta", "SIL 201"],
  ["KX12 Cordes", "Cordes", "KX12"],
  ["KX13 Cordes", "KX13 Cordes", null],
  ["KAP034 Cordes", "Cordes", "KAP034"],
  ["KAP_034 Cordes", "KAP 034 Cordes", null],
  ["KAP334 Cordes", "KAP334 Cordes", null],
  ["BOND007 Cordes", "BOND007 Cordes", null],
  ["BPM090 Cordes", "BPM090 Cordes", null],
  ["TOP_50_Rives", "TOP 50 Rives", null],
  ["TOP 50 - Été", "TOP 50 - Été", null],
  ["CD12 - Nuits", "CD12 - Nuits", null],
  ["WAV48 - Nuits", "WAV48 - Nuits", null],
  ["MIG29 heures", "MIG29 heures", null],
  ["TOME02 - Nuits", "TOME02 - Nuits", null],
  ["LOT12 - Cordes", "LOT12 - Cordes", null],
  ["WEEK01 - Dawn", "WEEK01 - Dawn", null],
  ["ACTE02 - Le bal", "ACTE02 - Le bal", null],
  ["MIX02_Nuit", "MIX02 Nuit", null],
  ["HD24 - Cordes", "HD24 - Cordes", null],
  ["NO12 - Cordes", "NO12 - Cordes", null],
  ["KX12 - Cordes", "Cordes", "KX12"],
])("the folder «%s» is the album «%s» with the reference %s", (folder, name, reference) => {
  const files = ["SIL201_01 Delta.wav", "KX12_01 Violons.wav"].map((relative) => ({
    file: { relative, path: `/${relative}` },
    tags: NO_TAGS,
    row: undefined,
  }));
  expect(planAlbum(files, folder)).toMatchObject({ name, reference });
});

test("letters and a number of a single file are a reference only if the album has the same ones", () => {
  const alone = (tags: Partial<FileTags>) =>
    plan({ "RTE 66-01 Drive.wav": tags, "RTE 66-01 Drive.mp3": tags, "Sea.wav": {} }).album.sounds.map(
      ({ name, facts }) => [name, facts.reference],
    );
  expect(alone({})).toContainEqual(["RTE 66-01 Drive", null]);
  expect(alone({ catalogueNumber: "rte-66" })).toContainEqual(["Drive", "RTE 66-01"]);
});

test("an older revision is left out, and versions belong to the newer one", () => {
  const { lines } = plan({
    "04_Slate_v1.wav": {},
    "04_Slate_v2_mix_OLD.wav": {},
    "04_Slate_v3_FINAL_mix.wav": {},
    "04_Slate_v3_FINAL_mix_inst.wav": {},
    "04_Slate_inst_v2_OLD.wav": {},
    "05_Growing.wav": {},
    "06_Growing Old.wav": {},
    "07_Fern_v1.wav": {},
    "07_Fern_v2.wav": {},
    "08_The Final Mix.wav": {},
    "09_Reed_v2_OLD.wav": {},
  });
  expect(lines).toEqual([
    "04_Slate_v3_FINAL_mix.wav | Slate",
    "04_Slate_v3_FINAL_mix_inst.wav | Slate | instrumental of 04_Slate_v3_FINAL_mix.wav",
    "05_Growing.wav | Growing",
    "06_Growing Old.wav | Growing Old",
    "07_Fern_v2.wav | Fern",
    "08_The Final Mix.wav | The Final Mix",
    "09_Reed_v2_OLD.wav | Reed",
    "04_Slate_v1.wav | Slate v1 | twin of 04_Slate_v3_FINAL_mix.wav",
    "04_Slate_v2_mix_OLD.wav | Slate | twin of 04_Slate_v3_FINAL_mix.wav",
    "04_Slate_inst_v2_OLD.wav | Slate inst | twin of 04_Slate_v3_FINAL_mix_inst.wav",
    "07_Fern_v1.wav | Fern v1 | twin of 07_Fern_v2.wav",
  ]);
});

test("a newer revision of a version alone belongs to the track of the older ones", () => {
  expect(
    plan({ "Tin Roof_v1.wav": {}, "Tin Roof_v1_inst.wav": {}, "Tin Roof_v2_inst.wav": {} }).lines,
  ).toEqual([
    "Tin Roof_v1.wav | Tin Roof",
    "Tin Roof_v2_inst.wav | Tin Roof | instrumental of Tin Roof_v1.wav",
    expect.stringMatching(/^Tin Roof_v1_inst\.wav .*twin of Tin Roof_v2_inst\.wav$/),
  ]);
});

test.each(["Night Shift_Full_v2", "Night Shift_v3", "Night Shift_v3_FINAL"])(
  "stems and versions in folders beside «%s» are found without its revision",
  (mix) => {
    const { album } = plan({
      [`${mix}.wav`]: {},
      "STEMS/Night Shift_Bass.wav": {},
      "ALTS/Night Shift_No Synth.wav": {},
    });
    expect(album.sounds.map(({ version }) => version && [version.label, version.lead.relative])).toEqual([
      null,
      ["Stem: bass", `${mix}.wav`],
      ["No Synth", `${mix}.wav`],
    ]);
  },
);

test("of revisions behind a version, marks without a number and repeated finals, the last one is imported", () => {
  const { album, lines } = plan({
    "Weir_FULL_v2.wav": {},
    "Weir_FULL_v3.wav": {},
    "Weir_INST_v3.wav": {},
    "Sodium_FINAL.wav": {},
    "Sodium_FINAL_FINAL.wav": {},
    "Sodium_FINAL_FINAL_30.wav": {},
    "Reed.wav": {},
    "Reed_OLD.wav": {},
    "Port.wav": {},
    "Port Vieux.wav": {},
    "Delta.wav": {},
    "Delta - Kopie.wav": {},
    "Copie de Delta.wav": {},
    "Carbon Copy.wav": {},
  });
  expect(lines).toEqual([
    "Weir_FULL_v3.wav | Weir",
    "Weir_INST_v3.wav | Weir | instrumental of Weir_FULL_v3.wav",
    "Sodium_FINAL_FINAL.wav | Sodium",
    "Sodium_FINAL_FINAL_30.wav | Sodium | 30 of Sodium_FINAL_FINAL.wav",
    "Reed.wav | Reed",
    "Port.wav | Port",
    "Port Vieux.wav | Port Vieux",
    "Delta.wav | Delta",
    "Carbon Copy.wav | Carbon Copy",
    expect.stringMatching(/^Weir_FULL_v2\.wav .*twin of Weir_FULL_v3\.wav$/),
    expect.stringMatching(/^Sodium_FINAL\.wav .*twin of Sodium_FINAL_FINAL\.wav$/),
    expect.stringMatching(/^Reed_OLD\.wav .*twin of Reed\.wav$/),
    expect.stringMatching(/^Delta - Kopie\.wav .*twin of Delta\.wav$/),
    expect.stringMatching(/^Copie de Delta\.wav .*twin of Delta\.wav$/),
  ]);
  expect(album.sounds.flatMap(({ leftOutAs }) => leftOutAs ?? [])).toEqual([
    "older",
    "older",
    "older",
    "copy",
    "copy",
  ]);
});

test("of a plain file and a final one of the same track and version, the final one is imported", () => {
  const { lines } = plan({
    "1 - Panni (main).wav": {},
    "1 - Panni (main) FINAL.wav": {},
    "1 - Panni (30 sec).wav": {},
    "2 - Weir (main) DEFINITIVO.wav": {},
    "3 - Ebb.wav": {},
    "3 - Ebb_FINAL.wav": {},
    "4 - Reed.wav": {},
    "4 - Reed_Finale.wav": {},
    "6 - Cup.wav": {},
    "6 - Cup Final.wav": {},
  });
  expect(lines).toEqual([
    "1 - Panni (main) FINAL.wav | Panni",
    "1 - Panni (30 sec).wav | Panni | 30 of 1 - Panni (main) FINAL.wav",
    "2 - Weir (main) DEFINITIVO.wav | Weir (main)",
    "3 - Ebb_FINAL.wav | Ebb",
    "4 - Reed.wav | Reed",
    "4 - Reed_Finale.wav | Reed Finale",
    "6 - Cup.wav | Cup",
    "6 - Cup Final.wav | Cup Final",
    "1 - Panni (main).wav | Panni (main) | twin of 1 - Panni (main) FINAL.wav",
    "3 - Ebb.wav | Ebb | twin of 3 - Ebb_FINAL.wav",
  ]);
});

test.each([
  ["Ana Roux - Low Tide EP", "Low Tide EP", "Ana Roux"],
  ["Ana de la Roux – Low Tide LP (2019)", "Low Tide LP", "Ana de la Roux"],
  ["World Cultures - Japan (2018)", "World Cultures - Japan", null],
  ["Kelp Music - Low Tide EP", "Kelp Music - Low Tide EP", null],
  ["Deep Sea - Themes for Strings", "Deep Sea - Themes for Strings", null],
  ["Deep Sea - Vol. 2 (2019)", "Deep Sea - Vol. 2", null],
  ["Nocturnes - Low Tide (2019)", "Nocturnes - Low Tide", null],
  ["House - Ana Roux - Low Tide (2019)", "House - Ana Roux - Low Tide", null],
])("the folder «%s» is the album «%s» by %s", (folder, name, performer) => {
  const file = { relative: "a.wav", path: "/a.wav" };
  const album = planAlbum([{ file, tags: NO_TAGS, row: undefined }], folder);
  expect(album).toMatchObject({ name, performerInFolderName: performer });
  expect(album.doubts).toHaveLength(performer === null ? 0 : 1);
});

test("a file name without a title is reported, unless the tags have a title", () => {
  const { album } = plan({
    "bounce_007.wav": {},
    "Bounce 8.wav": { title: "Reed" },
    "Track 12.wav": {},
    "Take Five.wav": {},
    "Bounce.wav": {},
  });
  const told = album.doubts.map((doubt) => ("values" in doubt ? doubt.values : null));
  expect(told).toEqual([
    { file: "bounce_007.wav", title: "bounce 007" },
    { file: "Track 12.wav", title: "Track 12" },
    { file: "Bounce.wav", title: "Bounce" },
  ]);
});

test("run-together titles after an album's reference get their spaces back", () => {
  const { album, lines } = plan({
    "KXM014_SlowTide_FullMix.wav": {},
    "KXM014_SlowTide_Instrumental30Second.wav": {},
    "KXM014_SlowTide_15Second.wav": {},
    "KXM014_ReedBed_FullVocal.wav": {},
    "KXM014_ReedBed_NoDrums.wav": {},
    "KXM014_Weir_Bumper.wav": {},
  });
  expect(album.reference).toBe("KXM014");
  expect(lines).toEqual([
    "KXM014_SlowTide_FullMix.wav | Slow Tide",
    "KXM014_SlowTide_Instrumental30Second.wav | Slow Tide | instrumental of KXM014_SlowTide_FullMix.wav",
    "KXM014_SlowTide_15Second.wav | Slow Tide | other of KXM014_SlowTide_FullMix.wav",
    "KXM014_ReedBed_FullVocal.wav | Reed Bed",
    "KXM014_ReedBed_NoDrums.wav | Reed Bed | no-drums of KXM014_ReedBed_FullVocal.wav",
    "KXM014_Weir_Bumper.wav | Weir Bumper",
  ]);
  const spelt = plan({ "DeLorean_60.wav": {}, "DeLorean.wav": {}, "Slow Tide.wav": {}, "McCoy.wav": {} });
  expect(spelt.lines.map((line) => line.split(" | ")[1])).toEqual([
    "DeLorean",
    "DeLorean",
    "Slow Tide",
    "McCoy",
  ]);
});

test("letters before numbers that count the files are not part of titles", () => {
  expect(
    plan({
      "KRB_01_Slow Tide.wav": {},
      "KRB_02_Slow Tide 30.wav": {},
      "KRB_03_Reed NoDrums.wav": {},
      "KRB_04_Reed.wav": {},
      "KRB_05_Summer 60.wav": {},
    }).lines,
  ).toEqual([
    "KRB_01_Slow Tide.wav | Slow Tide",
    "KRB_02_Slow Tide 30.wav | Slow Tide 30",
    "KRB_04_Reed.wav | Reed",
    "KRB_03_Reed NoDrums.wav | Reed | no-drums of KRB_04_Reed.wav",
    "KRB_05_Summer 60.wav | Summer 60",
  ]);
  const kept = plan({ "OP_27_Prelude.wav": {}, "OP_28_Fugue.wav": {}, "FM 98 Radio.wav": {} });
  expect(kept.lines.map((line) => line.split(" | ")[1])).toEqual([
    "OP 27 Prelude",
    "OP 28 Fugue",
    "FM 98 Radio",
  ]);
  const hours = plan({ "NYC 1 AM.wav": {}, "NYC 2 AM.wav": {}, "DeLorean.wav": {}, "McCoy.wav": {} });
  expect(hours.lines.map((line) => line.split(" | ")[1]).toSorted()).toEqual([
    "DeLorean",
    "McCoy",
    "NYC 1 AM",
    "NYC 2 AM",
  ]);
});

test("the number after a reference may have a letter for versions of one track", () => {
  const { lines } = plan({
    "PLX_009_001a_Weir.wav": {},
    "PLX_009_001b_Weir (No Perc).wav": {},
    "PLX_009_002a_Slow Tide.wav": {},
  });
  expect(lines).toEqual([
    "PLX_009_001a_Weir.wav | Weir",
    "PLX_009_001b_Weir (No Perc).wav | Weir | no-drums of PLX_009_001a_Weir.wav",
    "PLX_009_002a_Slow Tide.wav | Slow Tide",
  ]);
});

test("a title in the tags, or with underscores for spaces, is not mistaken for a version because of the file name", () => {
  expect(
    plan({
      "01_River.wav": { title: "River" },
      "02_River_Bed.wav": { title: "River Bed" },
      "03 Sea.wav": {},
      "04 Sea_Bed.wav": {},
    }).lines,
  ).toEqual([
    "01_River.wav | River",
    "02_River_Bed.wav | River Bed",
    "03 Sea.wav | Sea",
    "04 Sea_Bed.wav | Sea | underscore of 03 Sea.wav",
  ]);
  expect(
    plan({ "Night.wav": {}, "Night_Loop.wav": {}, "Night_LOOP_60.wav": {}, "Night_Loop_30.wav": {} }).lines,
  ).toEqual([
    "Night.wav | Night",
    "Night_LOOP_60.wav | Night | 60 of Night.wav",
    "Night_Loop.wav | Night Loop",
    "Night_Loop_30.wav | Night Loop | 30 of Night_Loop.wav",
  ]);
});

test("if all revisions are kept, titles contain them, and versions find their own revision", () => {
  expect(
    plan({
      "01_Rocket_V1_Master.wav": {},
      "02_Rocket_V2_Master.wav": {},
      "03_Rocket_V2_Master_60.wav": {},
      "04_Ebb.wav": {},
      "05_Ebb_v2_final.wav": {},
      "06_Reed_v2_final.wav": {},
    }).lines,
  ).toEqual([
    "01_Rocket_V1_Master.wav | Rocket V1 Master",
    "02_Rocket_V2_Master.wav | Rocket V2 Master",
    "03_Rocket_V2_Master_60.wav | Rocket V2 Master | 60 of 02_Rocket_V2_Master.wav",
    "04_Ebb.wav | Ebb",
    "05_Ebb_v2_final.wav | Ebb v2 final",
    "06_Reed_v2_final.wav | Reed",
  ]);
});

test("a revision that is also final, or has another title in its tags, is not left out", () => {
  const { lines } = plan({
    "Rocket_V1_Final.wav": {},
    "Rocket_V2_Final.wav": {},
    "Ebb_v1.wav": { title: "Ebb Dawn" },
    "Ebb_v2_final.wav": { title: "Ebb Dusk" },
    "Reed_v1.wav": { title: "Reed v1" },
    "Reed_v2_final.wav": { title: "Reed" },
  });
  expect(lines).toEqual([
    "Rocket_V1_Final.wav | Rocket V1 Final",
    "Rocket_V2_Final.wav | Rocket V2 Final",
    "Ebb_v1.wav | Ebb Dawn",
    "Ebb_v2_final.wav | Ebb Dusk",
    "Reed_v2_final.wav | Reed",
    "Reed_v1.wav | Reed v1 | twin of Reed_v2_final.wav",
  ]);
});

test.each([
  "Love (No Strings)",
  "Love - No Strings",
  "No Strings Attached",
  "Sea (sans voix)",
  "Gone in 60 Seconds",
  "Waltz (Instrumental)",
  "Harbour Full",
  "Sting",
  "Sans batterie",
  "River (Bed)",
])("«%s» alone is a track with that title, from file name, tag or row", (title) => {
  const [byName] = plan({ [`${title}.wav`]: {}, "Other.wav": {} }).lines;
  expect(byName).toBe(`${title}.wav | ${title}`);
  const [byTag] = plan({ "01.wav": { title }, "02.wav": { title: "Other" } }).lines;
  expect(byTag).toBe(`01.wav | ${title}`);
  const { rows } = parseSheet(`file;title\n01.wav;${title}\n02.wav;Other`);
  const known = rows.map((row) => ({
    file: { relative: row.file, path: `/${row.file}` },
    tags: NO_TAGS,
    row,
  }));
  expect(planAlbum(known, "Rives").sounds[0]).toMatchObject({ name: title, version: null });
});

test("beside a track without these words, they mean a version, from file names or tags", () => {
  const lead = "Love.wav";
  const byName = plan({ [lead]: {}, "Love (No Strings).wav": {} });
  const byTag = plan({ [lead]: { title: "Love" }, "02.wav": { title: "Love (No Strings)" } });
  for (const { lines } of [byName, byTag]) expect(lines[1]).toMatch(/\| Love \| other of Love\.wav$/);
});

test("of files that one row for a track covers, the titles in their tags tell the versions", () => {
  const { rows } = parseSheet("title;reference;bpm\nReed, Pt. 1;SIL201;90");
  const titles = { A: "Reed, Pt. 1", B: "Reed, Pt. 1 (No Choir)", C: "Reed, Pt. 1 (60)", D: "Kelp (30)" };
  const known = Object.entries(titles).map(([letter, title]) => {
    const relative = `SIL201_01${letter}_Reed Pt 1.wav`;
    return { file: { relative, path: `/${relative}` }, tags: { ...NO_TAGS, title }, row: rows[0] };
  });
  const { sounds } = planAlbum(known, "Rives");
  expect(sounds.map(({ name, version }) => [name, version?.kind ?? null])).toEqual([
    ["Reed, Pt. 1", null],
    ["Reed, Pt. 1", "no-vocals"],
    ["Reed, Pt. 1", "60"],
    ["Reed, Pt. 1", null],
  ]);
});

test("MASTER in capitals is a state of the recording, also before a length, and no part of the title", () => {
  const { lines } = plan({
    "Tin Roof MASTER.wav": {},
    "Tin Roof MASTER 30.wav": {},
    "Weather v3 MASTER.wav": {},
    "Weather v3 MASTER 60.wav": {},
    "barometer MASTER.wav": {},
    "Dungeon Master.wav": {},
    "THE MASTER.wav": {},
  });
  expect(lines).toEqual([
    "Tin Roof MASTER.wav | Tin Roof",
    "Tin Roof MASTER 30.wav | Tin Roof | 30 of Tin Roof MASTER.wav",
    "Weather v3 MASTER.wav | Weather",
    "Weather v3 MASTER 60.wav | Weather | 60 of Weather v3 MASTER.wav",
    "barometer MASTER.wav | barometer",
    "Dungeon Master.wav | Dungeon Master",
    "THE MASTER.wav | THE MASTER",
  ]);
});
