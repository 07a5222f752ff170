import { expect, test } from "vitest";
import type { Continent, Taxonomy } from "#/contract/taxonomy.ts";
import { browseColumns } from "./browse-columns.ts";

const node = { "@id": "/api/x", "@type": "X" };
const taxonomy = (slug: string, terms: [slug: string, count: number, isFront?: boolean][]): Taxonomy => ({
  ...node,
  id: 1,
  slug,
  title: slug,
  titleFr: slug,
  titleEn: slug,
  isEnable: true,
  isFeatured: true,
  sortOrder: 1,
  terms: terms.map(([term, trackCount, isFront = true], index) => ({
    ...node,
    id: index,
    slug: term,
    title: term,
    titleFr: term,
    isFront,
    sortOrder: index,
    taxonomy: { id: 1, slug },
    trackCount,
  })),
});
const africa: Continent = {
  ...node,
  id: 1,
  slug: "africa",
  titleFr: "Afrique",
  titleEn: "Africa",
  isEnable: true,
  isFeatured: true,
  sortOrder: 1,
  country: [
    { id: 1, code: "DZ", titleFr: "Algérie", titleEn: "Algeria", trackCount: 3 },
    { id: 2, code: "ML", titleFr: "Mali", titleEn: "Mali", trackCount: 8 },
    { id: 3, code: "TD", titleFr: "Tchad", titleEn: "Chad" },
  ],
};

test("moods keep their order, territories sort by number of tracks, without those that have none", () => {
  const [moods, territories] = browseColumns(
    [
      taxonomy("moods", [
        ["tension", 1],
        ["drive", 9],
      ]),
    ],
    [africa],
    "fr",
  );
  expect(moods?.entries.map((entry) => entry.slug)).toEqual(["tension", "drive"]);
  expect(territories?.entries.map((entry) => entry.title)).toEqual(["Mali", "Algérie"]);
  expect(territories?.total).toBe(2);
});

test("omits terms that are not for the front", () => {
  const [genres] = browseColumns(
    [
      taxonomy("genres", [
        ["kora", 4],
        ["internal", 9, false],
      ]),
    ],
    [],
    "en",
  );
  expect(genres?.entries.map((entry) => entry.slug)).toEqual(["kora"]);
});

test("a column shows its eight entries with most tracks, and counts them all", () => {
  const many = Array.from({ length: 11 }, (_, index): [string, number] => [`g${index}`, index + 1]);
  const [genres] = browseColumns([taxonomy("genres", many)], [], "fr");
  expect(genres?.entries).toHaveLength(8);
  expect(genres?.entries[0]?.slug).toBe("g10");
  expect(genres?.total).toBe(11);
});

test("without taxonomies and continents there is nothing to browse", () => {
  expect(browseColumns([], [], "fr")).toEqual([]);
});
