import { expect, test } from "vitest";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import { planAlbum } from "./plan-album.ts";

/** Plans a folder of two tracks with covers; returns the album's name and the keys of the doubts. */
function planned(folder: string, covers: readonly string[], album: string | null = null) {
  const files = ["01 Weir.wav", "02 Delta.wav"].map((relative) => ({
    file: { relative, path: `/${relative}` },
    tags: { ...NO_TAGS, album },
    row: undefined,
  }));
  const { name, nameFr, doubts } = planAlbum(
    files,
    folder,
    covers.map((cover) => `/${cover}`),
  );
  expect(nameFr).toBe(name);
  return [name, ...doubts.map(({ key }) => key)];
}

test.each([
  ["LIVRAISON_Kelp_2026-02", "Pochette_Lisi\u00e8res_3000x3000.jpg", "Lisi\u00e8res"],
  ["Delivery 3 Feb", "Slow Tide cover.jpg", "Slow Tide"],
  ["Consegna 26-01", "copertina - Citt\u00e0 sospese.png", "Citt\u00e0 sospese"],
])("the album in the folder «%s» with %s is «%s», which is reported", (folder, cover, album) => {
  expect(planned(folder, [cover])).toEqual([album, "doubtTitleOfCover"]);
});

test.each([
  ["no cover", []],
  ["a cover without a title", ["cover.jpg", "SIL201_cover.jpg", "Pochette_0201.png", "cover art 3000.jpg"]],
  ["covers with different titles", ["Weir cover.jpg", "Delta cover.jpg"]],
])("with %s, the album keeps the name of the delivery, which is reported", (_, covers) => {
  expect(planned("LIVRAISON_Kelp_2026-02", covers)).toEqual(["LIVRAISON Kelp 2026-02", "doubtDelivery"]);
});

test("a title in tags, and a folder that is not called like a delivery, stay", () => {
  expect(planned("Delivery 3 Feb", ["Weir cover.jpg"], "Reed")).toEqual(["Reed"]);
  expect(planned("Special Delivery", ["Weir cover.jpg"])).toEqual(["Special Delivery"]);
  expect(planned("Deliverance", ["Weir cover.jpg"])).toEqual(["Deliverance"]);
});
