import { expect, test } from "vitest";
import type { AlbumFilters } from "#/contract/album.ts";
import { listFilters } from "./album-list-data.ts";

const taxonomy = (slug: string, ...terms: string[]): AlbumFilters["taxonomies"][number] => ({
  ...{ slug, title: slug, titleFr: slug },
  terms: terms.map((term) => ({ slug: term, title: term, titleFr: term, family: "calm", count: 1 })),
});
const filters: AlbumFilters = {
  ...{ "@id": "/api/album_lists_filters", "@type": "AlbumFilters" },
  writers: [{ id: 1, slug: "awa", name: "Awa", count: 2 }],
  taxonomies: [
    taxonomy("moods", "calm"),
    taxonomy("genres", "jazz"),
    taxonomy("instruments", "kora", "oud"),
    taxonomy("uses", "news"),
  ],
  publishers: [{ name: "Sillon", count: 2 }],
  years: [{ year: 2026, count: 2 }],
  total: 2,
};

test("a page of albums contains the filters of its panel, and the chosen terms", () => {
  const kept = listFilters(filters, ["kora"]);
  expect(kept.taxonomies.map(({ slug, terms }) => [slug, ...terms.map((term) => term.slug)])).toEqual([
    ["moods", "calm"],
    ["genres", "jazz"],
    ["instruments", "kora"],
  ]);
  expect(kept.taxonomies[0]?.terms[0]).toEqual({ slug: "calm", title: "calm", titleFr: "calm", count: 1 });
  expect(Object.keys(kept)).toEqual(["writers", "taxonomies", "total"]);
});
