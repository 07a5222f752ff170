import { posix } from "node:path";
import { expect, test } from "vitest";
import { readsOf } from "#/tests/support/reads-of.ts";
import { withoutOldFolders } from "./old-folders.ts";
import { doubtedMusic, unreadFiles } from "./unread-files.ts";

function foldersOf(...files: string[]) {
  return [...Map.groupBy(files, (file) => posix.dirname(file).replace(/^\.$/, ""))].map(
    ([relative, inside]) => ({
      path: `/music/${relative}`,
      relative,
      sounds: inside.map((file) => ({ path: `/music/${file}`, relative: file })),
      covers: [],
      foreign: [],
      others: [],
      failure: null,
    }),
  );
}
const sorted = (files: string[], rows: string[] = []) => {
  const { folders, left, doubts } = withoutOldFolders(foldersOf(...files), rows);
  return {
    kept: folders.flatMap(({ sounds }) => sounds.map(({ relative }) => relative)),
    left: left.map(({ values }) => values?.folder),
    doubts: doubts.map(({ values }) => values?.folder),
  };
};

test.each([
  ["Rives/_archive", "Weir_mix1.wav"],
  ["_OLD", "Weir.wav"],
  ["Rives/_Vieux/2019", "Weir.wav"],
  ["Rives/DO NOT USE", "Weir.wav"],
  ["Rives/Corbeille", "Weir.wav"],
  ["Rives/refuse\u0301s", "Weir.wav"],
  ["Rives/da cancellare", "Weir.wav"],
  ["Rives/Refusés", "Weir.wav"],
  ["Rives/Papierkorb", "Weir.wav"],
  ["Rives/Descartados", "Weir.wav"],
  ["Rives/session prints", "Weir_print.wav"],
  ["Rives/_sessions/Bounced Files", "Weir.wav"],
  ["Rives/old mixes", "02 Delta mix3.wav"],
  ["Rives/Alte Versionen", "Delta.wav"],
  ["Rives/vecchi", "Delta_v1.wav"],
  ["Rives/old", "01_Delta_v1.wav"],
  ["Rives/old", "01_Delta v2 bass too soft.wav"],
  ["Rives/copie de sauvegarde", "02 Delta.wav"],
  ["Rives/Sicherungskopien", "02 Delta.wav"],
  ["Rives/_vieux mixages", "Weir.wav"],
  ["Rives/Anciens mix 2019", "Weir.wav"],
  ["Rives/mezclas antiguas", "Weir.wav"],
  ["Rives/Frühere Fassungen", "Weir.wav"],
  ["Rives/Unused - do not import", "Weir.wav"],
  ["Rives/NE PAS LIVRER !", "Weir.wav"],
  ["Rives/Weir (do not publish)", "Weir.wav"],
  ["Rives/v2 à supprimer", "Weir.wav"],
  ["Rives/WAV_v1_superseded", "Weir.wav"],
  ["Rives/Masters - rejected", "Weir.wav"],
  ["Rives/rifiutati", "Weir.wav"],
  ["Rives/Pas livrés", "Weir.wav"],
  ["Rives/Verworfene Takes", "Weir.wav"],
  ["Rives/pour mémoire (vieux)", "Weir.wav"],
  ["Rives/Maquettes", "Weir.wav"],
  ["Rives/References", "Weir.mp3"],
  ["Rives/vieux", "DELTA.mp3"],
  ["Rives/Anciennes versions", "Delta.wav"],
])("the folder %s with %s is left out, beside the album that it belongs to", (folder, name) => {
  const { kept, left, doubts } = sorted([`${folder}/${name}`, "Rives/02 Delta.wav"]);
  expect([kept, left.length, doubts]).toEqual([["Rives/02 Delta.wav"], 1, []]);
});

test.each([
  ["Rives/old", "Weir.wav"],
  ["Archives", "Weir.wav"],
  ["Rives/Sessions", "Weir.wav"],
  ["Vieux", "Delta bleu.wav"],
  ["Demos", "Weir.wav"],
  ["SIL 204 - Rejected", "SIL204_01 Weir.wav"],
  ["Rives/04 Rejected", "04_Rejected_Full.wav"],
])("the folder %s with %s may be an album: it is imported and reported", (folder, name) => {
  const files = [`${folder}/${name}`, "Rives/02 Delta.wav"];
  expect(sorted(files)).toEqual({ kept: files, left: [], doubts: [folder] });
});

test("a word for rejects behind the reference of the album beside it is no title", () => {
  const files = ["SIL204_Rejects/SIL204_07 Weir.wav", "SIL 204 Rives/SIL204_01 Delta.wav"];
  expect(sorted(files)).toEqual({ kept: [files[1]], left: ["SIL204_Rejects"], doubts: [] });
});

test("files named in the sheet, folders without an album beside them, and similar folder names are imported", () => {
  const files = ["Rives/_old/Weir.wav", "Rives/Delta.wav"];
  expect(sorted(files, ["Rives\\_OLD\\Weir.wav"])).toEqual({ kept: files, left: [], doubts: [] });
  expect(sorted(["_archive/Weir.wav"])).toEqual({
    kept: ["_archive/Weir.wav"],
    left: [],
    doubts: ["_archive"],
  });
  // A row for «Bold/…» names no folder «old».
  expect(sorted(["Bold/Delta.wav", "old/Delta.wav"], ["Bold/Delta.wav"]).left).toEqual(["old"]);
  const titled = [
    ..."Old Town|Vieux port|Love Rejected|The_Unused_Room|Ne pas prendre froid".split("|"),
    ..."Old Masters|Alte Liebe|Demos of Joy|The Reference".split("|"),
    "Rives",
  ].map((folder) => `${folder}/Delta.wav`);
  expect(sorted(titled)).toEqual({ kept: titled, left: [], doubts: [] });
});

test.each([
  ["Rives/Delta_Click.wav", true],
  ["Rives/Click Track 120bpm.wav", true],
  ["Rives/SFX/Door.wav", true],
  ["Rives/Bruitages/Porte.wav", true],
  ["Rives/SFX_Door.wav", true],
  ["Rives/Click Here.wav", false],
  ["Rives/Clicking Heels.wav", false],
  ["Effects of Rain/Delta.wav", false],
])("without a row, %s is reported as possibly no music: %s", (relative, isDoubted) => {
  const file = { path: `/music/${relative}`, relative };
  expect(doubtedMusic([file], () => false).map(({ values }) => values?.names)).toEqual(
    isDoubted ? [relative] : [],
  );
  expect(doubtedMusic([file], () => true)).toEqual([]);
});

test("unread texts, unread tables and unfinished transfers beside the sounds are reported separately", () => {
  const texts = ["a/list.xlsx", "a/meta.json", "a/notes.txt", "a/photo.heic"];
  expect(unreadFiles([...texts, "a/01 Delta.wav.part", "a/old.tmp"])).toEqual([
    { key: "doubtTexts", values: { names: "a/notes.txt", count: 1 } },
    { key: "doubtTables", values: { names: "a/list.xlsx, a/meta.json", count: 2 } },
    { key: "doubtUnfinished", values: { names: "a/01 Delta.wav.part", count: 1 } },
  ]);
});

test("many folders of old files are sorted in steps that grow with the folders only", () => {
  const folder = (place: number) =>
    foldersOf(
      place % 2 === 0 ? `Rives ${place}/old/a.wav` : `SIL${100 + place} - Rejected/b.wav`,
    )[0] as never;
  const reads = (count: number) =>
    readsOf(count, folder, (all) => expect(withoutOldFolders(all, []).doubts.length).toBeGreaterThan(0));
  expect(reads(400)).toBeLessThan(5 * reads(100));
});
