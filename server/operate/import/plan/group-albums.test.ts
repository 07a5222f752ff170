import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { walkFolder } from "#/server/operate/import/files/walk-folder.ts";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { NO_TAGS, readTags } from "#/server/operate/import/tags/read-tags.ts";
import { id3 } from "#/server/operate/import/test-folder.ts";
import { albumFacts } from "./album-facts.ts";
import { discNamed } from "./disc-folder.ts";
import { groupAlbums, withDisc } from "./group-albums.ts";
import { planAlbum } from "./plan-album.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "sillon-discs-"));
});
afterAll(() => rm(root, { recursive: true }));

const FRAME = Buffer.concat([Buffer.from("fffb9064", "hex"), Buffer.alloc(413)]);

/** Groups files with these tag frames; returns each album with its files in order. */
async function grouped(files: Record<string, Record<string, string>>) {
  const library = join(await mkdtemp(join(root, "Library-")), "Library");
  for (const [name, frames] of Object.entries(files)) {
    await mkdir(dirname(join(library, name)), { recursive: true });
    await writeFile(join(library, name), Buffer.concat([id3(frames), FRAME]));
  }
  const folders = [];
  for await (const found of walkFolder(library)) folders.push(found);
  const albums: [name: string, files: string[]][] = [];
  for (const { files, folderName, discs } of await groupAlbums(library, folders, new Map())) {
    const known = [];
    for (const file of files) {
      known.push({ file, row: undefined, tags: withDisc(await readTags(file.path), discs, file.path) });
    }
    const { name, sounds } = planAlbum(known, folderName);
    const inOrder = sounds.toSorted((a, b) => a.sortOrder - b.sortOrder);
    albums.push([name, inOrder.map(({ file }) => basename(file.path, ".mp3"))]);
  }
  return albums;
}

const tags = (TALB: string, TPOS: string, TRCK = "1") => ({ TALB, TPOS, TRCK });

test.each([
  ["CD 1", "", 1],
  ["CD1", "", 1],
  ["CD 1 of 2", "", 1],
  ["cd 2 sur 3", "", 2],
  ["Disc 2 - Après minuit", "", 2],
  ["Disque 3 : Aube", "", 3],
  ["Disk 4 (live)", "", 4],
  ["CD 1 [Dawn]", "", 1],
  ["Side A", "", 1],
  ["Face B", "", 2],
  ["Side B - Dusk", "", 2],
  ["Vol. 1", "", 1],
  ["Volume 12", "", 12],
  ["vol 2 of 3", "", 2],
  ["Nocturnes (Disc 1)", "Nocturnes", 1],
  ["Nocturnes - CD 2", "Nocturnes", 2],
])("%s is a disc", (name, album, number) => {
  expect(discNamed(name)).toEqual({ album, number });
});

test.each([
  "Discovery",
  "CD",
  "Side effects",
  "Face à face",
  "Face a face",
  "Jazz Vol. 2",
  "Volumes",
  "ABCD 1",
  "Disc 100",
  "CD 12 Strings",
  "CD 10 Years of Rain",
  "1",
])("%s is not a disc", (name) => {
  expect(discNamed(name)).toBeNull();
});

test("sibling folders are discs of one album if their tags say so, whatever the folders’ names", async () => {
  expect(
    await grouped({
      "Aube/z.mp3": tags("Nocturnes", "2", "1"),
      "Crépuscule/b.mp3": tags("Nocturnes", "1", "2"),
      "Crépuscule/a.mp3": tags("nocturnes", "1", "1"),
      "Zénith/x.mp3": tags("Another", "1"),
    }),
  ).toEqual([
    ["Nocturnes", ["a", "b", "z"]],
    ["Another", ["x"]],
  ]);
});

test("discs named in the album's tag join one album, whose name leaves the disc out", async () => {
  expect(
    await grouped({
      "One/a.mp3": tags("Nocturnes (Disc 1)", "1"),
      "Two/b.mp3": tags("Nocturnes (Disc 2)", "2"),
    }),
  ).toEqual([["Nocturnes", ["a", "b"]]]);
});

test("folders stay separate albums if their tags name the same disc or none", async () => {
  expect(
    await grouped({
      "Best/a.mp3": tags("Greatest Hits", "1"),
      "Rest/b.mp3": tags("Greatest Hits", "1"),
      "Past/c.mp3": { TALB: "Greatest Hits" },
    }),
  ).toEqual([
    ["Greatest Hits", ["a"]],
    ["Greatest Hits", ["c"]],
    ["Greatest Hits", ["b"]],
  ]);
});

test("without tags, the folders' names decide what is a disc, and in which order", async () => {
  expect(
    await grouped({
      "Nocturnes/CD 2 of 2/a.mp3": { TRCK: "1" },
      "Nocturnes/CD 1 of 2/b.mp3": { TRCK: "1" },
      "Vinyl/Side B/a.mp3": { TRCK: "1" },
      "Vinyl/Side A/b.mp3": { TRCK: "1" },
      "Vinyl/Side A/c.mp3": { TRCK: "2" },
      "Jazz/Vol. 1/a.mp3": {},
      "Jazz/Vol. 2/b.mp3": {},
      "Waves (Disc 1)/a.mp3": {},
      "Waves (Disc 2)/b.mp3": {},
    }),
  ).toEqual([
    ["Jazz", ["a", "b"]],
    ["Nocturnes", ["b", "a"]],
    ["Vinyl", ["b", "c", "a"]],
    ["Waves", ["a", "b"]],
  ]);
});

test("stems in their own folder belong to the album of their track, beside discs too", async () => {
  expect(
    await grouped({
      "Maps/Walk.mp3": { TALB: "White Maps", TRCK: "1" },
      "Maps/STEMS/Walk_Bass.mp3": { TALB: "Stems" },
      "Maps/STEMS/Walk_Drums.mp3": { TALB: "Stems" },
      "Opera/CD 1/Aria.mp3": {},
      "Opera/CD 1/Stems/Aria Drums.mp3": {},
      "Opera/CD 2/Duet.mp3": {},
      "Loose/Stems/Bass.mp3": {},
    }),
  ).toEqual([
    ["Stems", ["Bass"]],
    ["White Maps", ["Walk", "Walk_Bass", "Walk_Drums"]],
    ["Opera", ["Aria", "Aria Drums", "Duet"]],
  ]);
});

test("a picture named as a cover is one, even with a number after the name", async () => {
  const library = await mkdtemp(join(root, "Covers-"));
  const names = [
    "Cover.JPG",
    "Pochette_0201.png",
    "cover SIL201.jpg",
    "Pochette_Lisières_3000x3000.jpg",
    "MN018_copertina.jpg",
    "Portada 1500x1500.png",
    "Portada_Costa Quebrada.jpg",
    "jaquette - Rives.png",
    "MN018_jaquette_1500.jpg",
    "MN018_sleeve.tif",
    "front_of_house.jpg",
    "Pochette_Lisières_verso_3000x3000.jpg",
    "cover letter.jpg",
    "cover story.jpg",
    "Pochette_Rives_verso.jpg",
    "coverage 12.png",
  ];
  for (const name of [...names, "a.mp3"]) await writeFile(join(library, name), "");
  const covers: string[] = [];
  for await (const found of walkFolder(library)) covers.push(...found.covers.map((path) => basename(path)));
  expect(covers.sort()).toEqual(names.slice(0, 10).sort());
});

test("versions in their own folder belong to the album of their track, whatever album their tags name", async () => {
  expect(
    await grouped({
      "Maps/Walk.mp3": { TALB: "White Maps", TRCK: "1" },
      "Maps/Edits/Walk_60.mp3": { TALB: "White Maps (Edits)" },
      "Maps/30s/Walk.mp3": { TALB: "30s" },
      "Maps/Edits/Elsewhere.mp3": { TALB: "Edits" },
      "Edits/Walk_60.mp3": { TALB: "Loose" },
    }),
  ).toEqual([
    ["Loose", ["Walk_60"]],
    ["White Maps", ["Walk", "Walk", "Walk_60"]],
    ["Edits", ["Elsewhere"]],
  ]);
});

test("a folder whose name only resembles a folder of stems is its own album", async () => {
  expect(
    await grouped({
      "Space/Solar.mp3": { TALB: "Sun" },
      "Space/Solar System/01 Mars.mp3": { TALB: "Planets" },
      "Space/Solar_stems/Bass.mp3": { TALB: "Stems" },
    }),
  ).toEqual([
    ["Sun", ["Solar", "Bass"]],
    ["Planets", ["01 Mars"]],
  ]);
});

test("tags that name different albums take precedence over folder names", async () => {
  expect(
    await grouped({
      "Jazz/Vol. 1/a.mp3": tags("Smoke", "1"),
      "Jazz/Vol. 2/b.mp3": tags("Mirrors", "1"),
    }),
  ).toEqual([
    ["Smoke", ["a"]],
    ["Mirrors", ["b"]],
  ]);
});

test("loose files beside disc folders stay in their own album", async () => {
  expect(
    await grouped({
      "single.mp3": { TALB: "Singles" },
      "Nocturnes 1/a.mp3": tags("Nocturnes", "1"),
      "Nocturnes 2/b.mp3": tags("Nocturnes", "2"),
    }),
  ).toEqual([
    ["Singles", ["single"]],
    ["Nocturnes", ["a", "b"]],
  ]);
});

test("discs numbered by tags are separate albums if their tags name different albums", async () => {
  expect(
    await grouped({
      "Box/CD 1/a.mp3": tags("Alpha", "1"),
      "Box/CD 2/b.mp3": tags("Beta", "2"),
    }),
  ).toEqual([
    ["Alpha", ["a"]],
    ["Beta", ["b"]],
  ]);
});

test("a folder name with a disc number is a disc only beside others of that name, in any spelling", async () => {
  expect(
    await grouped({
      "Best of CD 2/a.mp3": {},
      "Jazz (disc 1)/b.mp3": {},
      "jazz (Disc 2)/c.mp3": {},
    }),
  ).toEqual([
    ["Best of CD 2", ["a"]],
    ["Jazz", ["b", "c"]],
  ]);
});

test("loose files of another album above disc folders without tags stay in their own album", async () => {
  expect(
    await grouped({
      "Opera/single.mp3": { TALB: "Singles" },
      "Opera/CD 1/a.mp3": {},
      "Opera/CD 2/b.mp3": {},
    }),
  ).toEqual([
    ["Singles", ["single"]],
    ["Opera", ["a", "b"]],
  ]);
});

test("sibling folders whose files begin with the same album reference are one album, named after the parent folder", async () => {
  expect(
    await grouped({
      "SIL118 - Lames/v1_2023/SIL118_07_Lame.mp3": {},
      "SIL118 - Lames/v2_2024/SIL118_09_Brisants.mp3": {},
      "SIL118 - Lames/v2_2024/SIL118_10_Houle.mp3": {},
      "Others/a/SIL119_01_Quai.mp3": {},
      "Others/b/SIL120_01_Quai.mp3": {},
      "Mixed/a/SIL121_01_Quai.mp3": {},
      "Mixed/b/SIL121_02_Grue.mp3": {},
      "Mixed/c/Sea.mp3": {},
      "Tagged/a/SIL122_01_Quai.mp3": { TALB: "Quais" },
      "Tagged/b/SIL122_02_Grue.mp3": { TALB: "Grues" },
    }),
  ).toEqual([
    ["a", ["SIL121_01_Quai"]],
    ["b", ["SIL121_02_Grue"]],
    ["c", ["Sea"]],
    ["a", ["SIL119_01_Quai"]],
    ["b", ["SIL120_01_Quai"]],
    ["Lames", ["SIL118_07_Lame", "SIL118_09_Brisants", "SIL118_10_Houle"]],
    ["Quais", ["SIL122_01_Quai"]],
    ["Grues", ["SIL122_02_Grue"]],
  ]);
});

test("a file without a row joins the album that the sheet names for files of its folder and reference", async () => {
  const sound = (relative: string) => ({ relative, path: `/${relative}` });
  const folder = (relative: string, names: string[]) => ({
    path: `/${relative}`,
    relative,
    sounds: names.map((name) => sound(`${relative}/${name}`)),
    covers: [],
    foreign: [],
    others: [],
    failure: null,
  });
  const folders = [
    folder("A", ["SIL118_07_Lame.mp3", "SIL118_12_Sans_ligne.mp3"]),
    folder("B", ["Quai.mp3", "Grue.mp3"]),
  ];
  const said = parseSheet("file,album\nSIL118_07_Lame.mp3,Lames\nQuai.mp3,Quais").rows;
  const rows = new Map(
    said.map((row, place) => [["/A/SIL118_07_Lame.mp3", "/B/Quai.mp3"][place] ?? "", row]),
  );
  const albums = await groupAlbums("/", folders, rows);
  expect(albums.map(({ files }) => files.map(({ path }) => path))).toEqual([
    ["/A/SIL118_07_Lame.mp3", "/A/SIL118_12_Sans_ligne.mp3"],
    ["/B/Quai.mp3"],
    ["/B/Grue.mp3"],
  ]);
});

test("folders with one track each form one album, named after the parent folder, with their stems", async () => {
  expect(
    await grouped({
      "Tidal/01_Slow Ebb/01_Slow Ebb_FULL_MIX.mp3": {},
      "Tidal/01_Slow Ebb/01_Slow Ebb_NO_CHOIR.mp3": {},
      "Tidal/01_Slow Ebb/STEMS/01_Slow Ebb_STEM_BRASS.mp3": {},
      "Tidal/02_Neap/02_Neap_30_SEC.mp3": {},
      "Tidal/02_Neap/STEMS/02_Neap_STEM_BASS.mp3": {},
      "24 heures/24 heures.mp3": {},
      "Singles/Alba/Alba.mp3": {},
      "Singles/Noon/Noon.mp3": {},
      "Tagged/01 Alba/01 Alba.mp3": { TALB: "Alba" },
      "Tagged/02 Noon/02 Noon.mp3": { TALB: "Noon" },
      "Numbers/01 Dawn/01 Cockerel.mp3": {},
      "Numbers/02 Dusk/01 Owl.mp3": {},
      "Themes/01_Tension/Tension 1.mp3": {},
      "Themes/01_Tension/Tension 2.mp3": {},
      "Themes/02_Joy/Joy 1.mp3": {},
    }),
  ).toEqual([
    ["24 heures", ["24 heures"]],
    ["01 Dawn", ["01 Cockerel"]],
    ["02 Dusk", ["01 Owl"]],
    ["Alba", ["Alba"]],
    ["Noon", ["Noon"]],
    ["Alba", ["01 Alba"]],
    ["Noon", ["02 Noon"]],
    ["01 Tension", ["Tension 1", "Tension 2"]],
    ["02 Joy", ["Joy 1"]],
    [
      "Tidal",
      [
        "01_Slow Ebb_FULL_MIX",
        "01_Slow Ebb_NO_CHOIR",
        "02_Neap_STEM_BASS",
        "01_Slow Ebb_STEM_BRASS",
        "02_Neap_30_SEC",
      ],
    ],
  ]);
});

test("working folders of a delivery are no albums, and do not split the folder of a track", async () => {
  expect(
    await grouped({
      "Lisières/44.1k/01 Clairière.mp3": {},
      "Lisières/MASTERS 48k/02 Lisière.mp3": {},
    }),
  ).toEqual([["Lisières", ["01 Clairière", "02 Lisière"]]]);
  expect(
    await grouped({
      "Città/MAIN/01_Controluce.mp3": {},
      "Città/MAIN/02_Bora.mp3": {},
      "Città/VERSIONI/01_Controluce_Strum.mp3": {},
      "Città/ALTS/02_Bora_Alt Mix A.mp3": {},
      "Città/30s/02_Bora.mp3": {},
      "Città/Strumentali/02_Bora.mp3": {},
      "Città/STEMS/01_Controluce/archi.mp3": {},
    }),
  ).toEqual([
    [
      "Città",
      ["01_Controluce", "archi", "02_Bora", "01_Controluce_Strum", "02_Bora", "02_Bora_Alt Mix A", "02_Bora"],
    ],
  ]);
  expect(
    await grouped({
      "Drama/001 Verge/HGT032_001_Verge_Main.mp3": {},
      "Drama/001 Verge/HGT032_001_Verge_Tape Slow.mp3": {},
      "Drama/002 Lay-By 9/HGT032_002_Lay-By 9_Main.mp3": {},
      "Drama/002 Lay-By 9/HGT032_002_Lay-By 9_30.mp3": {},
    }),
  ).toEqual([
    [
      "Drama",
      [
        "HGT032_001_Verge_Main",
        "HGT032_001_Verge_Tape Slow",
        "HGT032_002_Lay-By 9_30",
        "HGT032_002_Lay-By 9_Main",
      ],
    ],
  ]);
});

test("a folder with the reference of the track folders beside it belongs to their album", async () => {
  expect(
    await grouped({
      "Ironclad/01 Breach the Gate/VLT009-01 Breach The Gate - Full.mp3": {},
      "Ironclad/02 Cold Iron/VLT009-02 Cold Iron - Full.mp3": {},
      "Ironclad/Toolkit/VLT009 Riser 01.mp3": {},
      "Ironclad/Toolkit/VLT009 Riser 02.mp3": {},
      "Ironclad/Other/VLT0091 Riser 01.mp3": {},
    }),
  ).toEqual([
    [
      "Ironclad",
      [
        "VLT009-01 Breach The Gate - Full",
        "VLT009-02 Cold Iron - Full",
        "VLT009 Riser 01",
        "VLT009 Riser 02",
      ],
    ],
    ["Other", ["VLT0091 Riser 01"]],
  ]);
});

test("a folder named after a format, or «Music», takes its album name from the parent folder", async () => {
  expect(
    await grouped({
      "Salt/WAV 48kHz 24bit/a.mp3": {},
      "Reed/Music/b.mp3": {},
      "Audio/c.mp3": {},
      "Music for Trains/d.mp3": {},
    }),
  ).toEqual([
    ["Library", ["c"]],
    ["Music for Trains", ["d"]],
    ["Reed", ["b"]],
    ["Salt", ["a"]],
  ]);
});

test("a cover above an album's folders is its cover; a picture named after a reference is that album's", async () => {
  const library = await mkdtemp(join(root, "Above-"));
  const files = ["Two/cover.jpg", "Two/CD 1/a.mp3", "Two/CD 2/b.mp3", "Own/SIL201_art.png", "Own/WAV/c.mp3"];
  const byReference = ["KX14_Cover.tif", "Late_KX14/KX14-01 e.mp3"];
  for (const name of [...files, ...byReference, "Ref/KX 12.jpg", "Ref/IMG_0042.jpg", "Ref/KX12_01 d.mp3"]) {
    await mkdir(dirname(join(library, name)), { recursive: true });
    await writeFile(join(library, name), "");
  }
  const folders = [];
  for await (const found of walkFolder(library)) folders.push(found);
  const albums = await groupAlbums(library, folders, new Map());
  expect(albums.map(({ folderName, covers }) => [folderName, covers.map((path) => basename(path))])).toEqual([
    ["Late_KX14", ["KX14_Cover.tif"]],
    ["Own", ["SIL201_art.png"]],
    ["Ref", ["KX 12.jpg"]],
    ["Two", ["cover.jpg"]],
  ]);
});

const RIVES = { TALB: "Rives" };
const DUNES = { TALB: "Dunes" };
const TWO_ALBUMS = {
  "SIL201 Rives/SIL201_01_Estran.mp3": RIVES,
  "SIL201 Rives/SIL201_03_Harbour.mp3": RIVES,
  "SIL202 Dunes/SIL202_01_Deich.mp3": DUNES,
  "SIL202 Dunes/SIL202_02_Sable.mp3": DUNES,
};

test("a lone file joins the album that its name and its tag say, not that of the folder", async () => {
  expect(await grouped({ ...TWO_ALBUMS, "SIL202 Dunes/SIL201_03_Harbour_No Choir.mp3": RIVES })).toEqual([
    ["Rives", ["SIL201_01_Estran", "SIL201_03_Harbour_No Choir", "SIL201_03_Harbour"]],
    ["Dunes", ["SIL202_01_Deich", "SIL202_02_Sable"]],
  ]);
});

test("a file stays in its folder if only its name says another album, or if it is not alone there", async () => {
  const [, dunes] = await grouped({ ...TWO_ALBUMS, "SIL202 Dunes/SIL201_03_Harbour_No Choir.mp3": DUNES });
  expect(dunes?.[1]).toHaveLength(3);
  const [, both] = await grouped({
    ...TWO_ALBUMS,
    "SIL202 Dunes/SIL201_04_Kelp.mp3": RIVES,
    "SIL202 Dunes/SIL201_05_Reed.mp3": RIVES,
  });
  expect(both?.[1]).toHaveLength(4);
});

test("an album whose files all have another reference does not get that of its folder", () => {
  const referenceOf = (folder: string, names: readonly string[]) =>
    albumFacts(
      names.map((relative) => ({ file: { relative, path: relative }, tags: NO_TAGS, row: undefined })),
      folder,
    ).reference;
  expect(referenceOf("SIL202 - Dunes", ["SIL201_03_Harbour.wav"])).not.toBe("SIL202");
  expect(referenceOf("SIL202 - Dunes", ["SIL_0202_03_Sable.wav", "Deich.wav"])).toBe("SIL202");
  expect(referenceOf("SIL202 - Dunes", ["SIL_0202_03_Sable.wav"])).toBe("SIL202");
});

test.each([
  [["Rives/01.mp3", "Artwork/Front.jpg"], { Rives: ["Front.jpg"] }],
  [
    ["SIL201 Rives/SIL201_01 Delta.mp3", "docs/SIL201_cover_FRONT.jpg"],
    { "SIL201 Rives": ["SIL201_cover_FRONT.jpg"] },
  ],
  [
    [
      "SIL201 Rives/SIL201_01 Delta.mp3",
      "SIL202 Dunes/SIL202_01 Marl.mp3",
      "Pochettes/SIL202.png",
      "Pochettes/SIL201.png",
    ],
    { "SIL201 Rives": ["SIL201.png"], "SIL202 Dunes": ["SIL202.png"] },
  ],
  [["Rives/01.mp3", "Rives/cover.jpg", "Artwork/Front.jpg"], { Rives: ["cover.jpg"] }],
  [["Rives/01.mp3", "Dunes/01.mp3", "Artwork/Front.jpg"], { Rives: [], Dunes: [] }],
  [["Rives/01.mp3", "Artwork/SIL202.png"], { Rives: [] }],
])(
  "of %j, covers in a folder without sound are those of the albums that they name, or of the only one",
  async (files, expected) => {
    const library = join(await mkdtemp(join(root, "Library-")), "Library");
    for (const name of files) {
      await mkdir(dirname(join(library, name)), { recursive: true });
      await writeFile(join(library, name), name);
    }
    const folders = [];
    for await (const found of walkFolder(library)) folders.push(found);
    const albums = await groupAlbums(library, folders, new Map());
    expect(
      Object.fromEntries(
        albums.map(({ folderName, covers }) => [folderName, covers.map((path) => basename(path))]),
      ),
    ).toEqual(expected);
  },
);

test.each(["FINALS", "Bounces", "Final Masters"])(
  "what lies in «%s» is the album of the folder above",
  async (folder) => {
    expect(await grouped({ [`Copper/${folder}/Delta.mp3`]: {}, [`Copper/${folder}/Reed.mp3`]: {} })).toEqual([
      ["Copper", ["Delta", "Reed"]],
    ]);
  },
);
