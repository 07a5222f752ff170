import { expect, test } from "vitest";
import type { Continent, Taxonomy } from "#/contract/taxonomy.ts";
import { guidedGroups } from "./guided-groups.ts";

const node = { "@id": "/api/x", "@type": "X" };
const taxonomy = (
  slug: string,
  ...terms: { slug: string; isFront?: boolean; trackCount?: number }[]
): Taxonomy => ({
  ...node,
  id: 1,
  slug,
  title: slug,
  titleFr: slug,
  titleEn: slug,
  isEnable: true,
  isFeatured: true,
  sortOrder: 1,
  terms: terms.map((term, id) => ({
    ...node,
    id,
    title: term.slug,
    titleFr: term.slug,
    isFront: true,
    sortOrder: id,
    taxonomy: { id: 1, slug },
    ...term,
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
  country: [{ id: 2, code: "ML", titleFr: "Mali", titleEn: "Mali", trackCount: 8 }],
};

test("Territories is second, and subgenres are not listed", () => {
  const groups = guidedGroups(
    [
      taxonomy("genres", { slug: "kora", trackCount: 2 }),
      taxonomy("subgenres", { slug: "fine", trackCount: 2 }),
      taxonomy("moods", { slug: "calm" }),
    ],
    [africa],
    "Territoires",
    "fr",
  );
  expect(groups.map((group) => group.slug)).toEqual(["genres", "territories", "moods"]);
  expect(groups[1]).toMatchObject({
    title: "Territoires",
    kind: "territory",
    terms: [["ML", "Mali", 8]],
  });
});

test("terms that are not for the front, or have no music, are not offered", () => {
  const [genres] = guidedGroups(
    [
      taxonomy(
        "genres",
        { slug: "internal", isFront: false, trackCount: 9 },
        { slug: "silent" },
        { slug: "poor", trackCount: 1 },
        { slug: "rich", trackCount: 5 },
      ),
    ],
    [],
    "Territories",
    "en",
  );
  expect(genres?.terms.map(([slug]) => slug)).toEqual(["rich", "poor"]);
});
