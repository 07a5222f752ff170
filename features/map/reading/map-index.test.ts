import { expect, test } from "vitest";
import type { Region } from "#/contract/map.ts";
import type { Continent } from "#/contract/taxonomy.ts";
import { neighboursOf } from "#/features/map/territory/neighbours-of.ts";
import { continentOf, mapIndex, territoryAt } from "./map-index.ts";
import { mapIsland } from "./map-island.ts";

const node = { "@id": "", "@type": "" };
const FAMILIES = ["roots", "calm"];
const mood = (slug: string, count: number) => ({
  ...{ slug, title: slug, titleFr: slug, count },
  sortOrder: FAMILIES.indexOf(slug),
});
const country = (code: string, titleFr: string, titleEn: string, trackCount: number) => ({
  ...{ code, titleFr, titleEn, trackCount, albumCount: 1, writerCount: 1 },
  moods: trackCount > 0 ? [mood("roots", trackCount - 1), mood("calm", 1)] : [],
});
const region = (slug: string, continent: string, territories: ReturnType<typeof country>[]): Region => ({
  ...{ ...node, id: 1, slug, titleFr: `${slug}-fr`, titleEn: `${slug}-en`, continent, color: null },
  countries: territories.map(({ code }) => code),
  trackCount: 0,
  territories,
});
const continent = (slug: string, codes: [string, number][]): Continent => ({
  ...{ ...node, id: 1, slug, titleFr: slug, titleEn: slug, isEnable: true, isFeatured: true, sortOrder: 1 },
  country: codes.map(([code, trackCount], id) => ({
    ...{ id, code, titleFr: `${code}-fr`, titleEn: `${code}-en`, trackCount },
  })),
});

const west = region("west", "africa", [
  country("ML", "Mali", "Mali", 8),
  country("SN", "Sénégal", "Senegal", 3),
  country("NE", "Niger", "Niger", 0),
]);
const africa = continent("africa", [
  ["ML", 8],
  ["SN", 3],
  ["DZ", 5],
]);
const titled = (titleFr: string, all: ReturnType<typeof mapIndex>) => {
  const found = all.find((one) => one.titleFr === titleFr);
  if (!found) throw new Error(`No ${titleFr}`);
  return found;
};

test("a country is in its region, the region in its continent, and both sum the tracks of their countries", () => {
  const all = mapIndex([west], [africa]);
  expect(titled("Mali", all).within?.titleFr).toBe("west-fr");
  expect(continentOf(titled("Mali", all))?.titleFr).toBe("africa");
  expect(titled("west-fr", all)).toMatchObject({ kind: "region", trackCount: 11, albumCount: null });
  expect(titled("west-fr", all).moods.map(({ slug, count }) => [slug, count])).toEqual([
    ["roots", 9],
    ["calm", 2],
  ]);
  expect(titled("africa", all).trackCount).toBe(16);
});

test("a country without a region is in its continent", () => {
  const all = mapIndex([west], [africa]);
  expect(titled("DZ-fr", all)).toMatchObject({ within: { titleFr: "africa" }, trackCount: 5, moods: [] });
});

test("a region of an unknown continent, codes without a country and missing parts break nothing", () => {
  const lost = region("lost", "atlantis", [country("AA", "Atlas", "Atlas", 4)]);
  const bare = { ...west, countries: ["ML", "ZZ"], territories: undefined };
  const all = mapIndex([lost, bare], [africa]);
  expect(continentOf(titled("Atlas", all))).toBeNull();
  expect(titled("west-fr", all).countries).toEqual(["ML"]);
  const island = mapIsland(all, [], "fr", "Ailleurs");
  expect(island.groups.map(({ slug, title, count }) => [slug, title, count])).toEqual([
    ["africa", "africa", 16],
    [null, "Ailleurs", 4],
  ]);
});

test("the legend lists the mood families in their own order, whatever their frequency or titles", () => {
  const calm = { ...country("DZ", "Algérie", "Algeria", 3), moods: [mood("calm", 3)] };
  const island = mapIsland(
    mapIndex([region("north", "africa", [calm]), west], [africa]),
    [],
    "en",
    "Elsewhere",
  );
  expect(island.moods.map(({ slug }) => slug)).toEqual(FAMILIES);
});

test.each([
  ["regions", [], [africa], 3],
  ["continents", [west], [], 3],
  ["either", [], [], 0],
] as const)("without %s the rest of the map is complete", (_, regions, continents, countries) => {
  const all = mapIndex([...regions], [...continents]);
  expect(all.filter(({ kind }) => kind === "country")).toHaveLength(countries);
  expect(() => mapIsland(all, [], "en", "Elsewhere")).not.toThrow();
});

test("a territory is found by its slug in the page's language, in the other one, or by its code", () => {
  const all = mapIndex([west], [africa]);
  const senegal = titled("Sénégal", all);
  for (const slug of ["senegal", "SN", "sn"]) expect(territoryAt(all, slug, "en")).toBe(senegal);
  expect(territoryAt(all, "west-fr", "en")?.slugs.en).toBe("west-en");
  expect(territoryAt(all, "atlantis", "fr")).toBeNull();
});

test("neighbours are those of the region, or of the continent for a country alone in its region, and always have music", () => {
  const all = mapIndex([west], [africa]);
  const names = (titleFr: string) => neighboursOf(titled(titleFr, all), all).map((one) => one.titleFr);
  expect(names("Mali")).toEqual(["Sénégal"]);
  expect(names("Niger")).toEqual(["Mali", "Sénégal"]);
  expect(names("DZ-fr")).toEqual(["Mali", "Sénégal"]);
  expect(names("africa")).toEqual(["west-fr", "DZ-fr"]);
});
