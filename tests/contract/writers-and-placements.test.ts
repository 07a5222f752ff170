import { afterAll, beforeAll, expect, test } from "vitest";
import { placementFiltersEndpoint, placementsEndpoint } from "#/contract/placement.ts";
import { writerEndpoint, writerFiltersEndpoint, writersEndpoint } from "#/contract/writer.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { some } from "#/tests/support/some.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

const read = async (address: string) => (await api.fetch(address)).json();
const writers = async (query = "") =>
  writersEndpoint.answer.parse(await read(`/api/page_writers?itemsPerPage=100${query}`));
const placements = async (query = "") =>
  placementsEndpoint.answer.parse(await read(`/api/page_placements?itemsPerPage=100${query}`));

test("the letters together lead to all writers, and each to as many as it says", async () => {
  const { letters, total } = writerFiltersEndpoint.answer.parse(await read("/api/page_writers_filters"));
  expect(total).toBe((await writers())["hydra:totalItems"]);
  expect(letters.length).toBeGreaterThan(5);
  for (const { letter, count } of letters) {
    expect((await writers(`&letter=${letter}`))["hydra:totalItems"], letter).toBe(count);
  }
});

test("letters are counted under the search", async () => {
  const { letters } = writerFiltersEndpoint.answer.parse(
    await read("/api/page_writers_filters?search=sangare"),
  );
  expect(letters).toEqual([{ letter: "S", count: 1 }]);
});

test("a writer in the list has the same first track as on the writer's own page", async () => {
  for (const writer of some((await writers())["hydra:member"]).slice(0, 4)) {
    const { tracks } = writerEndpoint.answer.parse(await read(`/api/page_writers/${writer.slug}`));
    expect(writer.lead?.id, writer.slug).toBe(tracks[0]?.id);
    expect(writer.lead?.analysis, writer.slug).toBe(tracks[0]?.analysis);
    expect(writer.lead?.terms).toEqual(tracks[0]?.terms.filter((term) => term.taxonomy === "moods"));
  }
});

test("a writer's website is named in both languages", async () => {
  const { websites } = writerEndpoint.answer.parse(await read("/api/page_writers/isla-macrae"));
  expect(websites).toEqual([
    { title: "Site personnel", titleEn: "Personal site", url: "https://www.example.org/isla-macrae" },
  ]);
});

test("a writer's placements are those with a track of the writer, and list only such tracks", async () => {
  const { placements: own = [] } = writerEndpoint.answer.parse(await read("/api/page_writers/awa-sangare"));
  const all = (await placements())["hydra:member"];
  const heard = all.filter(({ tracks }) =>
    tracks.some(({ writer }) => writer.some(({ slug }) => slug === "awa-sangare")),
  );
  expect(own.map(({ slug }) => slug)).toEqual(heard.slice(0, 12).map(({ slug }) => slug));
  expect(own.length).toBeGreaterThan(0);
  for (const { writer } of own.flatMap(({ tracks }) => tracks)) {
    expect(writer.map(({ slug }) => slug)).toContain("awa-sangare");
  }
});

test("each kind and year leads to as many placements as it says, also when combined", async () => {
  const filters = placementFiltersEndpoint.answer.parse(
    await read("/api/page_placements_filters?kind=documentary"),
  );
  expect(filters.total).toBe((await placements("&kind=documentary"))["hydra:totalItems"]);
  for (const { kind, count } of filters.kinds) {
    expect((await placements(`&kind=${kind}`))["hydra:totalItems"], kind).toBe(count);
  }
  for (const { year, count } of filters.years) {
    const found = await placements(`&kind=documentary&year=${year}`);
    expect(found["hydra:totalItems"], String(year)).toBe(count);
  }
  expect(filters.kinds.length).toBeGreaterThan(3);
  expect(filters.years.length).toBeGreaterThan(0);
});
