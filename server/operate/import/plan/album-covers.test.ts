import { expect, test } from "vitest";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { planAlbum } from "./plan-album.ts";

const COVERS = ["/AZR 010.jpg", "/AZR 011.jpg", "/cover.jpg"];

test.each([
  ["AZR011-1.wav", "AZR 011", "AZR 011", ["/AZR 011.jpg", "/cover.jpg"]],
  ["AZR011-1.wav", "", null, ["/AZR 011.jpg", "/cover.jpg"]],
  ["AZR011-1.wav", "AZR 011-1", null, ["/AZR 011.jpg", "/cover.jpg"]],
  ["maquette.wav", "", null, ["/cover.jpg"]],
])(
  "the album of a single file %s with the reference «%s» has the reference %s and the covers %j",
  (file, said, reference, covers) => {
    const [row] = parseSheet(`file;title;reference\n${file};Ruisseau;${said}`).rows;
    const known = [{ file: { relative: file, path: `/${file}` }, tags: NO_TAGS, row }];
    expect(planAlbum(known, "Lot", COVERS)).toMatchObject({ reference, covers });
  },
);

test("the reference that all rows share is the album's, beside files without a row", () => {
  const { rows } = parseSheet("file;title;reference\na.wav;Un;SIL 201\nb.wav;Deux;SIL 201");
  const known = ["a.wav", "b.wav", "b_30.wav"].map((relative, place) => ({
    file: { relative, path: `/${relative}` },
    tags: NO_TAGS,
    row: rows[place],
  }));
  expect(planAlbum(known, "Lot").reference).toBe("SIL 201");
});

test.each([
  ["CHANSON DU SEL", "Chanson du sel", "Chanson du sel"],
  ["CHANSON DU SEL", "Chanson d'eau", "CHANSON DU SEL"],
  ["Chanson du sel", "CHANSON DU SEL", "Chanson du sel"],
])("for the title «%s» in the sheet and «%s» in the tag, «%s» is kept", (title, tag, expected) => {
  const [row] = parseSheet(`file;title\na.wav;${title}`).rows;
  const known = [{ file: { relative: "a.wav", path: "/a.wav" }, tags: { ...NO_TAGS, title: tag }, row }];
  expect(planAlbum(known, "Lot").sounds.map(({ name }) => name)).toEqual([expected]);
});

test.each([
  ["NUIT À L'ORTF", "01 Nuit à l'ORTF.wav", "Nuit à l'ORTF"],
  ["NUIT À L'ORTF", "01 nuit à l'ortf.wav", "NUIT À L'ORTF"],
  ["NUIT À L'ORTF", "01 Nuit à la RTF.wav", "NUIT À L'ORTF"],
  ["R.E.M.", "01 Rem.wav", "R.E.M."],
  ["MARÉE BASSE", "01 Maree basse.wav", "Marée basse"],
  ["ECLUSE A L'EST", "01 Écluse à l'est.wav", "Écluse à l'est"],
])("the title «%s» of the file «%s» is written «%s»", (title, relative, expected) => {
  const known = [{ file: { relative, path: `/${relative}` }, tags: { ...NO_TAGS, title }, row: undefined }];
  expect(planAlbum(known, "Lot").sounds.map(({ name }) => name)).toEqual([expected]);
});
