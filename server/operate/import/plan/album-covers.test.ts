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
  "of a lone %s with the reference «%s» the album is %s, with the covers %j",
  (file, said, reference, covers) => {
    const [row] = parseSheet(`file;title;reference\n${file};Ruisseau;${said}`).rows;
    const known = [{ file: { relative: file, path: `/${file}` }, tags: NO_TAGS, row }];
    expect(planAlbum(known, "Lot", COVERS)).toMatchObject({ reference, covers });
  },
);
