import { afterAll, beforeAll, expect, test } from "vitest";
import { markersEndpoint, regionsEndpoint } from "#/contract/map.ts";
import { continentsEndpoint } from "#/contract/taxonomy.ts";
import { frontTracksEndpoint } from "#/contract/track.ts";
import { mapIndex } from "#/features/map/reading/map-index.ts";
import { moodOf } from "#/features/player/mood-of.ts";
import { apiForTests, type TestApi } from "../support/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

const read = async (path: string) => (await api.fetch(new Request(`http://localhost${path}`))).json();
const regions = async () =>
  regionsEndpoint.answer.parse(await read("/api/front_map_list_region"))["hydra:member"];

test("a territory's counts and moods are those of its tracks, the most frequent mood first", async () => {
  const territories = (await regions()).flatMap((region) => region.territories ?? []);
  const sounding = territories.filter(({ trackCount }) => trackCount > 0);
  expect(sounding.length).toBeGreaterThan(40);
  for (const { code, trackCount, albumCount, writerCount, moods } of sounding) {
    const path = `/api/front/tracks?territory[]=${code}&itemsPerPage=100`;
    const tracks = frontTracksEndpoint.answer.parse(await read(path))["hydra:member"];
    expect(tracks.length, code).toBe(trackCount);
    expect(new Set(tracks.map(({ albumDetails }) => albumDetails.id)).size, code).toBe(albumCount);
    expect(new Set(tracks.flatMap(({ writer }) => writer.map(({ id }) => id))).size, code).toBe(writerCount);
    const counted = Map.groupBy(tracks, ({ terms }) => moodOf(terms)?.slug);
    expect(Object.fromEntries(moods.map(({ slug, count }) => [slug, count])), code).toEqual(
      Object.fromEntries([...counted].map(([slug, same]) => [slug, same.length])),
    );
    expect(
      moods.map(({ count }) => count),
      code,
    ).toEqual(moods.map(({ count }) => count).toSorted((one, other) => other - one));
  }
});

test("a region sums its countries, and every marker lies in a country of its region", async () => {
  const all = await regions();
  for (const { countries, territories, trackCount } of all) {
    expect(territories?.map(({ code }) => code)).toEqual(countries);
    expect(territories?.reduce((sum, one) => sum + one.trackCount, 0)).toBe(trackCount);
  }
  const markers = markersEndpoint.answer.parse(await read("/api/front_list_marker"))["hydra:member"];
  for (const { region, country } of markers) {
    expect(all.find(({ slug }) => slug === region)?.countries).toContain(country);
  }
});

test("every territory of the demo catalogue has an address of its own in both languages", async () => {
  const continents = continentsEndpoint.answer.parse(await read("/api/track_continents"))["hydra:member"];
  const territories = mapIndex(await regions(), continents);
  for (const lang of ["fr", "en"] as const) {
    const slugs = territories.map(({ slugs }) => slugs[lang]);
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  }
});
