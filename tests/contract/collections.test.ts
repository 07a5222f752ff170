import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { idsOf, readCollection } from "./read-collection.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

const read = (address: string) => readCollection(api, address);
async function refusal(address: string) {
  const response = await api.fetch(address);
  const { detail } = (await response.json()) as { detail: string };
  return `${response.status} ${detail}`;
}

describe("paging", () => {
  test("a page holds 30 things unless asked otherwise, and never more than 100", async () => {
    expect(idsOf(await read("/api/tracks"))).toHaveLength(30);
    expect(idsOf(await read("/api/tracks?itemsPerPage=7"))).toHaveLength(7);
    expect(idsOf(await read("/api/tracks?itemsPerPage=5000"))).toHaveLength(100);
  });

  test.each(["", "0", "-1", "abc", "1.5", "1e3"])("page=%s is refused", async (page) => {
    expect(await refusal(`/api/tracks?page=${page}`)).toBe("400 Page should not be less than 1");
  });

  test("a negative page size is refused, and zero gives one page without members", async () => {
    expect(await refusal("/api/tracks?itemsPerPage=-1")).toBe("400 Limit should not be less than 0");
    expect(await refusal("/api/tracks?itemsPerPage=")).toBe("400 Limit should not be less than 0");
    expect(await refusal("/api/tracks?itemsPerPage=0&page=2")).toBe(
      "400 Page should not be greater than 1 if limit is equal to 0",
    );
    const none = await read("/api/tracks?itemsPerPage=0");
    expect(idsOf(none)).toEqual([]);
    expect(none["hydra:totalItems"]).toBeGreaterThan(100);
  });

  test("a page past the end is empty, however far", async () => {
    for (const page of ["9", "2147483648", "999999999999999"]) {
      const past = await read(`/api/tracks?page=${page}`);
      expect(idsOf(past)).toEqual([]);
      expect(past["hydra:totalItems"]).toBeGreaterThan(100);
    }
  });

  test("row is the page size of albums and ows that of versions, there alone, and itemsPerPage wins", async () => {
    expect(idsOf(await read("/api/album_lists_front?row=10"))).toHaveLength(10);
    expect(idsOf(await read("/api/album_lists_front?row=10&itemsPerPage=3"))).toHaveLength(3);
    expect(idsOf(await read("/api/tracks/1/versions?ows=1&isEnable=true"))).toHaveLength(1);
    expect(idsOf(await read("/api/tracks?row=3&ows=3"))).toHaveLength(30);
  });

  test("the four calls that the site makes at start answer as it makes them", async () => {
    const popular = await read("/api/album_lists_front?isEnable=1&isFeatured=1&row=10");
    expect(popular["hydra:member"].map((album) => album.isFeatured)).toEqual(Array(10).fill(true));
    const taxonomies = await read("/api/track_taxonomies?isEnable=1&isFeatured=1");
    expect(taxonomies["hydra:member"].map((one) => one.slug)).toContain("subgenres");
    expect(idsOf(await read("/api/track_continents?isEnable=1&isFeatured=1"))).not.toHaveLength(0);
    expect(idsOf(await read("/api/carousels?slug=partnercarousel"))).toHaveLength(1);
  });
});

describe("the view", () => {
  test("links keep the other parameters in the order sent, with the page last", async () => {
    const { "hydra:view": view } = await read("/api/tracks?page=2&order[name]=desc&itemsPerPage=50&x=1");
    const rest = "order%5Bname%5D=desc&itemsPerPage=50&x=1";
    expect(view).toEqual({
      "@id": `/api/tracks?${rest}&page=2`,
      "@type": "hydra:PartialCollectionView",
      "hydra:first": `/api/tracks?${rest}&page=1`,
      "hydra:last": `/api/tracks?${rest}&page=4`,
      "hydra:previous": `/api/tracks?${rest}&page=1`,
      "hydra:next": `/api/tracks?${rest}&page=3`,
    });
  });

  test("the first page has no previous and the last no next", async () => {
    expect((await read("/api/tracks"))["hydra:view"]).not.toHaveProperty("hydra:previous");
    expect((await read("/api/tracks?page=7"))["hydra:view"]).not.toHaveProperty("hydra:next");
  });

  test("a list of one page has no view without filters, and with filters only a view with its address", async () => {
    expect(await read("/api/cms_menus")).not.toHaveProperty("hydra:view");
    expect((await read("/api/tracks?slug=les-chasseurs-de-segou"))["hydra:view"]).toEqual({
      "@id": "/api/tracks?slug=les-chasseurs-de-segou",
      "@type": "hydra:PartialCollectionView",
    });
  });
});

describe("order and filters", () => {
  const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  test("names are sorted without regard to accents, in either direction, and the direction is accepted in any case", async () => {
    const ascending = await read("/api/tracks?order[name]=ASC&itemsPerPage=100");
    const names = ascending["hydra:member"].map(({ name }) =>
      folded(name).replace(/œ/g, "oe").replace(/’/g, "'"),
    );
    expect(names).toEqual(names.toSorted());
    const descending = await read("/api/tracks?order[name]=desc&itemsPerPage=1");
    expect(descending["hydra:member"][0]?.name).not.toBe(ascending["hydra:member"][0]?.name);
  });

  test("orders apply in the order sent, and ties end with the id", async () => {
    const { "hydra:member": members } = await read(
      "/api/tracks?order[bpm]=desc&order[sortOrder]=asc&itemsPerPage=100",
    );
    const keys = members.map(({ bpm, sortOrder, id }) => [-(bpm as number), sortOrder as number, id]);
    const sorted = keys.toSorted(
      (a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0),
    );
    expect(keys).toEqual(sorted);
  });

  test("unknown properties, directions and parameters are ignored", async () => {
    const plain = idsOf(await read("/api/tracks"));
    for (const query of [
      "order[id;drop]=asc",
      "order[name]=sideways",
      "order[__proto__]=asc",
      "nothing=1",
      "bpm[gte]=fast",
    ]) {
      expect(idsOf(await read(`/api/tracks?${query}`))).toEqual(plain);
    }
  });

  test("a part of a name is enough, whatever its case and accents", async () => {
    for (const part of ["poussiere", "POUSSIÈRE", "ssière rou"]) {
      const { "hydra:member": members } = await read(`/api/tracks?name=${encodeURIComponent(part)}`);
      expect(members.map(({ name }) => name)).toContain("Poussière rouge");
    }
  });

  test("different parameters are AND, repeated ones OR", async () => {
    const total = async (query: string) => (await read(`/api/tracks?${query}`))["hydra:totalItems"];
    const [minor, major, both] = [
      await total("tonality[]=D minor"),
      await total("tonality[]=G major"),
      await total("tonality[]=D minor&tonality[]=G major"),
    ];
    expect(minor).toBeGreaterThan(0);
    expect(both).toBe(minor + major);
    expect(await total("tonality[]=D minor&bpm[gte]=1000")).toBe(0);
  });

  test("terms are OR inside a taxonomy and AND between taxonomies", async () => {
    const total = async (query: string) => (await read(`/api/tracks?${query}`))["hydra:totalItems"];
    const [roots, calm] = [await total("terms[]=roots"), await total("terms[]=calm")];
    expect(await total("terms[]=roots&terms[]=calm")).toBe(roots + calm);
    const korasInRoots = await total("terms[]=roots&terms[]=kora");
    expect(korasInRoots).toBeGreaterThan(0);
    expect(korasInRoots).toBeLessThan(await total("terms[]=kora"));
    expect(await total("terms[]=no-such-term")).toBe(0);
  });

  test("a range can have a lower limit, an upper one, or both by `between`", async () => {
    const bpms = async (query: string) =>
      (await read(`/api/tracks?${query}&itemsPerPage=100`))["hydra:member"].map(({ bpm }) => bpm as number);
    expect(Math.min(...(await bpms("bpm[gte]=100")))).toBe(100);
    expect(Math.min(...(await bpms("bpm[gt]=100")))).toBeGreaterThan(100);
    const between = await bpms("bpm[between]=90..120");
    expect(Math.min(...between)).toBeGreaterThanOrEqual(90);
    expect(Math.max(...between)).toBeLessThanOrEqual(120);
  });

  test("tracks are found by album, writer and territory", async () => {
    for (const query of ["album=delta-sans-fin", "album=/api/album_lists_front/1", "album=endless-delta"]) {
      expect((await read(`/api/tracks?${query}`))["hydra:totalItems"]).toBe(8);
    }
    const byWriter = await read("/api/tracks?writers[]=awa-sangare");
    expect(byWriter["hydra:totalItems"]).toBeGreaterThan(0);
    expect((await read("/api/tracks?writers[]=1"))["hydra:totalItems"]).toBe(byWriter["hydra:totalItems"]);
    expect((await read("/api/tracks?territory[]=ml"))["hydra:totalItems"]).toBe(8);
    expect((await read("/api/album_lists_front?writers[]=awa-sangare"))["hydra:totalItems"]).toBeGreaterThan(
      0,
    );
  });

  test("a search template names every filter", async () => {
    const { "hydra:search": search } = await read("/api/track_terms");
    expect(search?.["hydra:template"]).toBe("/api/track_terms{?taxonomy,isFront,search,order[title]}");
    expect(search?.["hydra:mapping"]).toContainEqual({
      "@type": "IriTemplateMapping",
      variable: "order[title]",
      property: "title",
      required: false,
    });
  });

  test("an unknown referential is an empty collection, a known one is found by its exact name", async () => {
    expect(idsOf(await read("/api/referentiels?name=nothing"))).toEqual([]);
    expect(idsOf(await read("/api/referentiels?name=menu_logo"))).toEqual([]);
    expect((await read("/api/referentiels?name=MENU_LOGO"))["hydra:member"][0]?.name).toBe("MENU_LOGO");
  });
});
